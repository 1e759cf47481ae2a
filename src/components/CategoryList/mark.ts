/** Class of the list of a category's pages, by which search can tell what each of these pages says itself. */
export const CATEGORY_LIST = 'category-list';
