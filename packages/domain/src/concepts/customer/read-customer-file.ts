import { toCsv } from '../../base/format/csv.ts'
import { readImportFile, tellProblems } from '../../base/format/import-file.ts'
import { customerFieldLabels } from '../../base/messages/fields.ts'
import { customerImportRow } from './customer.schema.ts'
import { customerImportMessages } from './customer-import.messages.ts'
import { type CustomerDiff, type CustomerImportRow, customerImportLimits } from './customer-import.ts'

const { file: problems, columns: titles } = customerImportMessages

/** The content of a file: valid and refused rows, or why it is no file of customers. */
export type CustomerFile = { rows: CustomerImportRow[]; refused: CustomerDiff['refused'] } | { problem: string }

/** Reads a CSV file of customers by the form's rules; row numbers start at 1, as people see them. */
export function readCustomerFile(bytes: Uint8Array): CustomerFile {
  const found = readImportFile(bytes, {
    titles,
    aliases: { fullName: [customerFieldLabels.fullName] },
    needed: 'fullName',
    limits: customerImportLimits,
    problems,
  })
  if ('problem' in found) return found
  const rows: CustomerImportRow[] = []
  const refused: CustomerDiff['refused'] = []
  for (const { row, cells } of found) {
    const { success, data, error } = customerImportRow.safeParse({ row, ...cells, ...dialled(cells.phone) })
    if (success) rows.push(data)
    else refused.push({ row, name: cells.fullName ?? '', message: tellProblems(titles, error.issues) })
  }
  return { rows, refused }
}

/** A French number with the zero that spreadsheets take from it. */
function dialled(phone: string | undefined): { phone?: string } {
  return phone !== undefined && /^[1-9]\d{8}$/.test(phone.replace(/\s/g, '')) ? { phone: `0${phone}` } : {}
}

/** A file to fill in: the titles, and an example that one writes over. */
export function customerTemplate(): string {
  const { fullName, phone, email, note } = titles
  return toCsv([fullName, phone, email, note], [customerImportMessages.sample])
}
