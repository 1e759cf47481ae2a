/** The one form of a page's address. */

/** Hosts name this page in their settings; Docusaurus has a route for it. */
const NOT_FOUND_PAGE = '404.html';

/**
 * The one address of a page: without `.html`, `/index.html`, or a slash at the end, and decodable.
 * @param baseUrl path of the site, with a slash at both ends: the address of the home page
 */
export function cleanPath(path: string, baseUrl: string): string {
  const decodable = decodableText(path);
  if (decodable === baseUrl + NOT_FOUND_PAGE) return decodable;
  const clean = decodable.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return `${clean}/` === baseUrl ? baseUrl : clean;
}

/** A part of an address that Docusaurus can decode: where its encoding is broken, `%` stands for itself. */
export function decodableText(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}
