import {
  DataTable,
  DeleteButton,
  FunctionField,
  SearchInput,
  SelectInput,
  SimpleShowLayout,
  TextField,
  useCan,
} from '@potager/admin-kit'
import { browseDiseases } from '@potager/domain/console'
import type { Disease } from '@potager/domain/disease'
import {
  diseaseMessages,
  diseaseFieldLabels as labels,
  urgencyLabels,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { UrgencyChip } from '@potager/ui/disease'
import { ConsoleList } from '../console/ConsoleList.tsx'
import { EditHere, Record } from '../console/Record.tsx'
import { lazyDialog } from '../platform/lazy/lazyDialog.tsx'

const OpenDisease = lazyDialog(() => import('../pages/disease/OpenDisease.tsx').then((module) => module.OpenDisease))

const options = { count: words.counts.diseases }
const recordRepresentation = ({ name }: Disease) => name

const urgencyOf = ({ urgency }: Disease) => urgencyLabels[urgency as keyof typeof urgencyLabels] ?? urgency
const urgency = (row: Disease) => <UrgencyChip urgency={row.urgency} />
const symptomsOf = ({ symptoms }: Disease) => symptoms.join(', ')
const racesOf = ({ affectedRaces }: Disease) => affectedRaces.join(', ')

const actions = <DeleteButton warning={diseaseMessages.deleteWarning} />

const filters = (
  <>
    <SearchInput />
    <SelectInput source="urgency" label={labels.urgency} choices={urgencyLabels} emptyText={words.filters.anyUrgency} />
  </>
)

/** The columns of the list, and of its export, which can be imported. */
export const columns = (
  <>
    <DataTable.Col source="name" label={labels.name} />
    <DataTable.Col source="urgency" label={labels.urgency} value={urgencyOf} render={urgency} />
    <DataTable.Col source="symptoms" label={labels.symptoms} value={symptomsOf} disableSort />
    <DataTable.Col source="affectedRaces" label={labels.affectedRaces} value={racesOf} disableSort />
    <DataTable.Col source="description" label={labels.description} disableSort />
    <DataTable.Col source="advice" label={labels.advice} disableSort />
    <DataTable.Col source="prevention" label={labels.prevention} disableSort />
  </>
)

/** The diseases that the chatbot leads to. */
function DiseaseList() {
  return (
    <ConsoleList queryOptions={browseDiseases.freshness} filters={filters} screenPath={paths.diseases}>
      <DataTable
        bulkActionButtons={useCan('delete', 'diseases') && actions}
        hiddenColumns={['description', 'advice', 'prevention']}
        phone={{ secondaryText: symptomsOf, tertiaryText: urgency }}
      >
        {columns}
      </DataTable>
    </ConsoleList>
  )
}

function Edit({ row, onClose }: { row: Disease; onClose: () => void }) {
  return <OpenDisease open disease={row} vocabulary={row.symptoms} races={row.affectedRaces} onClose={onClose} />
}

/** A disease, edited in the dialog of the specification's screen. */
function DiseaseShow() {
  return (
    <Record audited="disease" Edit={Edit} status={<FunctionField render={urgency} />} actions={actions}>
      <SimpleShowLayout>
        <TextField source="description" label={labels.description} />
        <FunctionField label={labels.symptoms} render={symptomsOf} />
        <FunctionField label={labels.affectedRaces} render={racesOf} />
        <TextField source="advice" label={labels.advice} />
        <TextField source="prevention" label={labels.prevention} />
      </SimpleShowLayout>
      <EditHere />
    </Record>
  )
}

export const resource = { list: DiseaseList, show: DiseaseShow, recordRepresentation, options }
