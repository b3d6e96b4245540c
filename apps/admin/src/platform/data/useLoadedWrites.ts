import { useEffect } from 'react'
import { dataProvider } from '../services.ts'

/**
 * Loads what writes a resource while the network is there, for a page that can be filled in or used without one: browsers do not ask again
 * for code that did not come, so a write begun offline would wait for a reload.
 */
export function useLoadedWrites(resource: string) {
  useEffect(() => {
    // The write itself tells that its code is missing.
    dataProvider.loadWrites(resource).catch(() => {})
  }, [resource])
}
