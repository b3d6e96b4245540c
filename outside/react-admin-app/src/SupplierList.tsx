import { formatMoney } from '@potager/domain/format'
import { TextLink } from '@potager/ui/button'
import { EmptyState, ListSkeleton } from '@potager/ui/feedback'
import { FilterBar, FilterSearch, PageWindow, StatusChip } from '@potager/ui/list'
import { ScreenHeading } from '@potager/ui/screen'
import { ListBase, RecordContextProvider, useListContext, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Supplier, states } from './suppliers'

function SupplierRow() {
  const supplier = useRecordContext<Supplier>()
  if (!supplier) return null
  const { label, tone } = states[supplier.state]
  return (
    <tr>
      <th scope="row">
        <TextLink component={Link} to={`/suppliers/${supplier.id}`}>
          {supplier.name}
        </TextLink>
      </th>
      <td>
        <StatusChip tone={tone} label={label} />
      </td>
      <td>{formatMoney(supplier.minimum)}</td>
    </tr>
  )
}

function Suppliers() {
  const { data, total = 0, isPending, page, perPage, setPage, filterValues, setFilters } = useListContext<Supplier>()
  const q: string = filterValues.q ?? ''
  const search = (typed: string) => setFilters(typed ? { q: typed } : {})
  const reset = q ? () => setFilters({}) : undefined
  return (
    <>
      <ScreenHeading title="Fournisseurs" counts={isPending ? null : `${total} au total`} />
      <FilterBar label="Filtres" resetLabel="Tout voir" onReset={reset}>
        <FilterSearch label="Nom" value={q} onChange={search} />
      </FilterBar>
      {isPending && <ListSkeleton label="Chargement" />}
      {data?.length === 0 && <EmptyState title="Aucun fournisseur" hint="Essayez un autre nom." />}
      {data && data.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Nom</th>
              <th scope="col">État</th>
              <th scope="col">Minimum</th>
            </tr>
          </thead>
          <tbody>
            {data.map((supplier) => (
              <RecordContextProvider key={supplier.id} value={supplier}>
                <SupplierRow />
              </RecordContextProvider>
            ))}
          </tbody>
        </table>
      )}
      <PageWindow
        label="Pages"
        page={page - 1}
        totalPages={Math.ceil(total / perPage)}
        size={5}
        onChange={(next) => setPage(next + 1)}
      />
    </>
  )
}

export const SupplierList = () => (
  <ListBase<Supplier> perPage={10}>
    <Suppliers />
  </ListBase>
)
