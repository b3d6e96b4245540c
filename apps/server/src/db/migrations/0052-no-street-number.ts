/** A house without a number in its street has none. */
export const sql = `
alter table restaurant alter column street_number drop not null;
`
