/** The scripts that stand in pages themselves, which a content security policy has to name by their hashes. */
import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;

/** Browsers run these types; data such as `application/ld+json` needs no permission. */
const RUN = /^(?:module|text\/javascript|application\/javascript)?$/i;

/** Source texts of the inline scripts of a page that a browser would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .filter(([, attributes = '']) => {
      const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
      return RUN.test(type);
    })
    .map(([, , source = '']) => source);
}

/** `sha256-…` of a script, as a policy names it: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export function scriptHash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
