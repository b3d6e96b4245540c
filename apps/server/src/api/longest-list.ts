/** No list without pages is longer: nobody reads more rows, and each one of them is held in memory. */
export const LONGEST_LIST = 5000
