import type { Description } from '@potager/admin-kit/descriptions'
import { description as plain } from '@potager/admin-kit/descriptions/diseases'
import type { Disease } from '@potager/domain/disease'
import { OpenDisease } from '../../diseases/OpenDisease.tsx'

function Edit({ row, onClose }: { row: Disease; onClose: () => void }) {
  return <OpenDisease open disease={row} vocabulary={row.symptoms} races={row.affectedRaces} onClose={onClose} />
}

/** Diseases, edited in the dialog of their own page. */
export const description: Description<Disease> = { ...plain, Edit }
