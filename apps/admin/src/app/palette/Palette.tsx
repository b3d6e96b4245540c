import { errorMessage } from '@potager/domain/api'
import { search } from '@potager/domain/console'
import { CommandPalette } from '@potager/ui/palette'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDefinitions } from '../../console/definitions.ts'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'
import { useNarrowing } from '../../platform/task/narrowing.ts'
import { commandsFor, hitGroups, pathOf } from './commands.ts'

/** Debounce in ms, and shortest query in characters. */
const PAUSE_MS = 200
const SHORTEST = 2

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

/** The command palette: screens and actions at once, records from the server's search. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const term = usePaused(query).trim()
  const searches = supports(search)
  const definitions = useDefinitions()
  const narrowing = useNarrowing()
  const enabled = searches && term.length >= SHORTEST && query.trim() !== ''
  const { data = [], error, isFetching } = useApiQuery(search, term, { enabled, keepPrevious: true })
  // Records first: a typed number or name is meant for one.
  const groups = [
    ...(enabled ? hitGroups(data) : []),
    ...commandsFor(query, definitions, (path) => !narrowing?.closing(path)),
  ]
  return (
    <CommandPalette
      query={query}
      onQuery={setQuery}
      groups={groups}
      pagesOnly={!searches}
      searching={isFetching || (searches && query.trim().length >= SHORTEST && query.trim() !== term)}
      failure={error ? errorMessage(error) : undefined}
      onClose={onClose}
      onChoose={(id) => {
        const path = pathOf(groups, id)
        onClose()
        if (path) void navigate(path)
      }}
    />
  )
}
