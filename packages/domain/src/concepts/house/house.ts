import { defaultWords } from '../../base/config.ts'
import { list, type Read, reader, record, text, version } from '../../base/wire/index.ts'

export const houseLimits = { name: 60, sentence: 160, email: 254 } as const

/** The name of the house's section in the address of the account page. */
export const houseAnchor = 'maison'

/** What an admin says of the house. */
export const houseFields = ['name', 'sentence', 'email', 'phone', 'accent'] as const
export type HouseField = (typeof houseFields)[number]

/** The group as its guests know it. Accent, e-mail and telephone are '' where it has none of its own. */
export const houseRecord = record({
  name: text,
  sentence: text,
  /** '#rrggbb'. */
  accent: text,
  email: text,
  phone: text,
  /** The address of its picture, '' where it has none. */
  logo: text,
  /** The fields, `logo` among them, that the server's environment decides (`HOUSE_*`). */
  fixed: list(text),
  version,
})
export interface House extends Read<typeof houseRecord> {}
export const readHouse = reader(houseRecord)

/** A house that has said nothing of itself. */
export const defaultHouse: House = {
  ...defaultWords,
  accent: '',
  email: '',
  phone: '',
  logo: '',
  fixed: [],
  version: 0,
}

/** What is stored of the house, over the version that was read. Its logo stays as it is where it is absent; null removes it. */
export type HouseChange = Record<HouseField, string> & {
  version?: number | undefined
  /** The file of a logo (`logoParts`). */
  logo?: readonly string[] | null | undefined
}
