/** Limit of lists without pages: nobody reads more rows, and all of them are held in memory. */
export const LONGEST_LIST = 5000
