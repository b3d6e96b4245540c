import { Button } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { Link } from 'react-router-dom'

/** The button of a list that leads to where its next record is made. */
export function CreateLink({ to, children }: { to: string; children: string }) {
  return (
    <Button component={Link} to={to} variant="contained" size="small" startIcon={<Icon name="add" />}>
      {children}
    </Button>
  )
}
