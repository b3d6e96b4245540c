import type { CsvColumn } from '@potager/admin-kit/export'
import type { ChatSession } from '@potager/domain/chat-session'
import { formatInstant } from '@potager/domain/format'
import { chatSessionScreenMessages, sessionFieldLabels } from '@potager/domain/messages'

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
