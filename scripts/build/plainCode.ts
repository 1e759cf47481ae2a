/** Served code, without what it has no use for. In a file of its own, since the browser tests cannot load what the build loads. */

/**
 * A page without the elements around code that has no color, a third of the HTML of a page with much code. The browser
 * keeps served code as it is (`src/components/DeferredCodeBlock`).
 */
export function unwrapPlainCode(html: string): string {
  return html.replaceAll(/<span class="token (?:plain|punctuation)">([^<]*)<\/span>/g, '$1');
}
