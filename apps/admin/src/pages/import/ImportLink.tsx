import { importMessages } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { Link, useSearchParams } from 'react-router-dom'

const ACTION = 'action'
const IMPORT = 'import'

/** Whether the address asks for the import over its list, and what takes that out of the address. */
export function useAskedImport(): { asked: boolean; close: () => void } {
  const [params, setParams] = useSearchParams()
  const close = () => {
    const { [ACTION]: _, ...others } = Object.fromEntries(params)
    setParams(others, { replace: true })
  }
  return { asked: params.get(ACTION) === IMPORT, close }
}

/** Opens the import of the list that it stands over. */
export function ImportLink() {
  const [params] = useSearchParams()
  const search = new URLSearchParams({ ...Object.fromEntries(params), [ACTION]: IMPORT })
  return (
    <Button component={Link} to={`?${search}`} size="small" startIcon={<Icon name="upload" />}>
      {importMessages.open}
    </Button>
  )
}
