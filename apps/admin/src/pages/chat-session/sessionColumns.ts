import type { CsvColumn } from '@potager/admin-kit/export'
import type { ChatSession } from '@potager/domain/chat-session'
import { formatInstant } from '@potager/domain/format'
import { chatSessionScreenMessages, sessionFieldLabels } from '@potager/domain/messages'
import { addressCodec, day, filter, opened, page, text, wordFor } from '../../platform/list/address.ts'

/** The URL parameters of « Historique des Sessions ». */
export const sessionAddress = addressCodec({
  filter: filter({
    race: text('race'),
    from: day('du'),
    to: day('au'),
    hasReports: wordFor('signalements', { avec: true, sans: false }),
  }),
  page,
  session: opened('session'),
})

const { columns } = chatSessionScreenMessages

/** The columns of a session export. */
export const sessionColumns: readonly CsvColumn<ChatSession>[] = [
  { heading: columns.id, cell: ({ id }) => id },
  { heading: sessionFieldLabels.race, cell: ({ race }) => race },
  { heading: sessionFieldLabels.symptoms, cell: ({ symptoms }) => symptoms.join(', ') },
  {
    heading: sessionFieldLabels.createdAt,
    cell: ({ createdAt }) => (createdAt === null ? null : formatInstant(createdAt)),
  },
  { heading: sessionFieldLabels.reports, cell: ({ hasReports }) => hasReports },
]
