import { useCanAccess } from 'react-admin'
import { useBackEnd } from './backEnd.ts'

/** Whether the user may do this here, by `can` of the surrounding `Admin` or by `canAccess`; false while that is asked. */
export function useCan(action: string, resource: string): boolean {
  const { can } = useBackEnd()
  const { canAccess = false } = useCanAccess({ action, resource, enabled: !can })
  return can ? can(action, resource) : canAccess
}
