/** A page without the elements around code that has no color, a third of the HTML of a page with much code. */
export function unwrapPlainCode(html: string): string {
  return html.replaceAll(/<span class="token (?:plain|punctuation)">([^<]*)<\/span>/g, '$1');
}
