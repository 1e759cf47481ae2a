/** Attribute of the not-found page's content, by which a script can tell what the server rendered. */
export const NOT_FOUND_MARK = 'data-not-found';
