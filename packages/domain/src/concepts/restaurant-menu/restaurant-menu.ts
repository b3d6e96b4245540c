import { count, euros, flag, id, nullable, or, type Read, reader, record, text, utc } from '../../base/wire/index.ts'

/** A dish of the group with what a restaurant makes of it, as its team reads it. */
export const menuEntryRecord = record({
  dishId: id,
  name: text,
  category: text,
  /** Whether the group has it: no restaurant offers what the group does not. */
  available: flag,
  groupPrice: euros,
  offered: or(flag, true),
  offUntil: nullable(utc),
  ownPrice: nullable(euros),
  /** Of what the restaurant said of it; 0 when it said nothing yet. */
  version: count,
})
export interface MenuEntry extends Read<typeof menuEntryRecord> {}
export const readMenuEntry = reader(menuEntryRecord)
