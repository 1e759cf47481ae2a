/** Longest query that the search boxes take: hosted search refuses no longer one, but longer ones find nothing more. */
export const MAX_QUERY_LENGTH = 64;
