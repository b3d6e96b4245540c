import { browseDiseases } from '@potager/domain/console'
import { type Disease, urgencies } from '@potager/domain/disease'
import {
  diseaseFieldLabels,
  diseaseMessages,
  emptyListMessages,
  backOfficeMessages as texts,
  urgencyLabels,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { UrgencyChip } from '@potager/ui/disease'
import { listStarts } from '../../query/list-starts.ts'
import type { Description } from '../description.ts'

const urgencyOf = ({ urgency }: Disease) => urgencyLabels[urgency as keyof typeof urgencyLabels] ?? urgency
const urgency = (row: Disease) => <UrgencyChip urgency={row.urgency} />

export const description: Description<Disease> = {
  name: 'diseases',
  call: browseDiseases,
  audited: 'disease',
  count: words.counts.diseases,
  empty: emptyListMessages.diseases,
  ...listStarts.diseases,
  columns: [
    { source: 'name', label: diseaseFieldLabels.name, cell: ({ name }) => name, sortable: true },
    { source: 'urgency', label: diseaseFieldLabels.urgency, cell: urgencyOf, render: urgency, sortable: true },
    { source: 'symptoms', label: diseaseFieldLabels.symptoms, cell: ({ symptoms }) => symptoms.join(', ') },
    {
      source: 'affectedRaces',
      label: diseaseFieldLabels.affectedRaces,
      cell: ({ affectedRaces }) => affectedRaces.join(', '),
    },
    { source: 'description', label: diseaseFieldLabels.description, cell: (row) => row.description, hidden: true },
    { source: 'advice', label: diseaseFieldLabels.advice, cell: ({ advice }) => advice, hidden: true },
  ],
  filters: [
    { kind: 'text', source: 'q', label: texts.search },
    {
      kind: 'choice',
      source: 'urgency',
      label: diseaseFieldLabels.urgency,
      options: [
        { value: '', label: words.filters.anyUrgency },
        ...urgencies.map((value) => ({ value, label: urgencyLabels[value] })),
      ],
    },
  ],
  summary: { secondary: ({ symptoms }) => symptoms.join(', '), end: urgency },
  nameOf: ({ name }) => name,
  statusOf: urgency,
  facts: (row) => [
    [diseaseFieldLabels.description, row.description],
    [diseaseFieldLabels.symptoms, row.symptoms.join(', ')],
    [diseaseFieldLabels.affectedRaces, row.affectedRaces.join(', ')],
    [diseaseFieldLabels.advice, row.advice],
    [diseaseFieldLabels.prevention, row.prevention],
  ],
  actions: [
    {
      verb: words.actions.delete,
      spelled: true,
      warning: diseaseMessages.deleteWarning,
      fits: () => true,
      asks: true,
      destructive: true,
      deletes: true,
    },
  ],
  screenPath: paths.diseases,
}
