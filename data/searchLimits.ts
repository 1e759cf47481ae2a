/** Longest query that the search boxes take: long enough for an error message; hosted search takes as much. */
export const MAX_QUERY_LENGTH = 512;
