import { type Disease, type DiseaseFilter, meansAll, urgencies } from '@potager/domain/disease'
import {
  commonMessages,
  diseaseFieldLabels,
  diseaseMessages,
  emptyListMessages,
  formatMessages,
  urgencyLabels,
  diseaseScreenMessages as words,
} from '@potager/domain/messages'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../components/button/index.ts'
import { CardSkeletons, EmptyState, ErrorState, RefreshingBar } from '../../../components/feedback/index.ts'
import { FilterBar, FilterSearch, FilterSelect, PageWindow } from '../../../components/list/index.ts'
import { ScreenHeading } from '../../../components/screen/index.ts'
import { useKeptFocus } from '../../../components/screen/useKeptFocus.ts'
import { Icon } from '../../../foundations/icon/index.ts'
import chips from '../chips.module.css'
import css from './DiseasesScreen.module.css'
import { UrgencyChip } from './UrgencyChip.tsx'

type DiseaseCardProps = {
  disease: Disease
  onEdit: (disease: Disease) => void
  onDelete: (disease: Disease) => void
}

/** A disease: urgency, symptoms, species and breeds, advice. */
function DiseaseCard({ disease, onEdit, onDelete }: DiseaseCardProps) {
  const heading = useId()
  return (
    <article className={css.card} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.name}>
          {disease.name}
        </h2>
        <UrgencyChip urgency={disease.urgency} />
      </div>
      <p className={css.text}>{disease.description}</p>
      <ul className={chips.chips} aria-label={diseaseFieldLabels.symptoms}>
        {[...new Set(disease.symptoms)].map((symptom) => (
          <li key={symptom}>{symptom}</li>
        ))}
      </ul>
      <p className={css.soft}>{`${diseaseFieldLabels.affectedRaces}\u00a0: ${racesOf(disease)}`}</p>
      <div className={css.actions}>
        <Button
          size="small"
          color="error"
          aria-haspopup="dialog"
          aria-label={words.deleteOf(disease.name)}
          onClick={() => onDelete(disease)}
        >
          {words.delete}
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-haspopup="dialog"
          aria-label={words.editOf(disease.name)}
          onClick={() => onEdit(disease)}
        >
          {words.edit}
        </Button>
      </div>
    </article>
  )
}

/** Breeds as text; « toutes » means every breed, none that nobody said. */
function racesOf({ affectedRaces }: Disease): string {
  return affectedRaces.some(meansAll) ? words.allRaces : affectedRaces.join(', ') || formatMessages.unsaid
}

export type DiseasesScreenProps = Pick<DiseaseCardProps, 'onEdit' | 'onDelete'> & {
  /** The current page; null during the first load. */
  diseases: readonly Disease[] | null
  /** Total in the base, whatever the filter. */
  total: number
  /** Number of matches; null when only the loaded page could be filtered. */
  matching: number | null
  totalPages: number
  /** 0-based. */
  page: number
  filter: DiseaseFilter
  failure?: string | null
  refreshing?: boolean
  onFilter: (filter: DiseaseFilter) => void
  onPage: (page: number) => void
  onRefresh: () => void
  onAdd: () => void
  /** Export and import of the diseases. */
  tools?: ReactNode
}

/** The chatbot's disease base: filters, ten per page, actions on each. */
export function DiseasesScreen(props: DiseasesScreenProps) {
  const { diseases, totalPages, page, filter, failure, onFilter, onRefresh, onAdd } = props
  const kept = useKeptFocus<HTMLDivElement>(diseases)
  const filtered = Object.keys(filter).length > 0
  const add = (
    <Button size="small" variant="contained" aria-haspopup="dialog" onClick={onAdd}>
      {words.add}
    </Button>
  )
  return (
    <div className={css.screen}>
      <ScreenHeading title={words.title} counts={diseases && countOf(props, filtered)}>
        <Button size="small" startIcon={<Icon name="refresh" />} onClick={onRefresh}>
          {commonMessages.refresh}
        </Button>
        {props.tools}
        {add}
      </ScreenHeading>
      <DiseaseFilterBar filter={filter} onFilter={onFilter} />
      <RefreshingBar active={props.refreshing ?? false} />
      {failure && <ErrorState message={failure} onRetry={onRefresh} />}
      {!diseases && !failure && <CardSkeletons count={6} />}
      <div {...kept}>
        {diseases?.length === 0 && (
          <EmptyState
            title={diseaseMessages.empty}
            {...(filtered
              ? { hint: words.filteredHint, onReset: () => onFilter({}) }
              : { hint: emptyListMessages.diseases.hint, action: add })}
          />
        )}
        {diseases && diseases.length > 0 && (
          <ul className={css.grid} aria-label={words.list}>
            {diseases.map((disease) => (
              <li key={disease.id} data-row={disease.id}>
                <DiseaseCard disease={disease} onEdit={props.onEdit} onDelete={props.onDelete} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {totalPages > 1 && (
        <PageWindow label={words.pages} page={page} totalPages={totalPages} size={5} onChange={props.onPage} />
      )}
    </div>
  )
}

function countOf({ diseases, total, matching }: DiseasesScreenProps, filtered: boolean): string {
  if (!filtered) return words.total(total)
  return matching === null ? words.foundOnPage(diseases?.length ?? 0) : words.found(matching, total)
}

const urgencyOptions = [
  { value: '', label: words.filters.anyUrgency },
  ...urgencies.map((value) => ({ value, label: urgencyLabels[value] })),
]

function DiseaseFilterBar({ filter, onFilter }: Pick<DiseasesScreenProps, 'filter' | 'onFilter'>) {
  const change = (name: keyof DiseaseFilter) => (value: string) => {
    const { [name]: _, ...others } = filter
    onFilter(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <FilterBar
      label={words.filters.heading}
      resetLabel={commonMessages.reset}
      onReset={Object.keys(filter).length > 0 ? () => onFilter({}) : undefined}
    >
      <FilterSearch label={words.filters.text} value={filter.text ?? ''} onChange={change('text')} />
      <FilterSelect
        label={diseaseFieldLabels.urgency}
        options={urgencyOptions}
        value={filter.urgency ?? ''}
        onChange={change('urgency')}
      />
      <FilterSearch label={words.filters.race} value={filter.race ?? ''} onChange={change('race')} />
    </FilterBar>
  )
}
