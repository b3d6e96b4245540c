import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import TextField from '@mui/material/TextField'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../components/button/index.ts'
import css from './foundations.module.css'

const meta = preview.meta({ title: 'Fondations/Thème MUI', id: 'fondations-mui', component: Button })

const tones = ['primary', 'error', 'warning', 'info'] as const

function Parts() {
  return (
    <>
      <div className={css.parts}>
        <Button variant="contained">Confirmer la commande</Button>
        <Button variant="outlined">Imprimer</Button>
        <Button>Plus tard</Button>
        <Button variant="contained" color="error">
          Supprimer
        </Button>
      </div>
      <div className={css.parts}>
        {tones.map((tone) => (
          <Chip key={tone} color={tone} label={`Statut ${tone}`} />
        ))}
        <TextField label="Nom" defaultValue="Tarte aux blettes" helperText="Tel qu’il paraît sur la carte" />
      </div>
      <Card>
        <Table aria-label="Plats">
          <TableHead>
            <TableRow>
              <TableCell>
                <TableSortLabel active>Plat</TableSortLabel>
              </TableCell>
              <TableCell align="right">
                <TableSortLabel>Prix</TableSortLabel>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell>Velouté de potimarron</TableCell>
              <TableCell align="right">8,50 €</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </Card>
    </>
  )
}

export const Dressed = meta.story({
  name: 'MUI aux couleurs du potager',
  render: () => <Parts />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const style = getComputedStyle(canvas.getByRole('button', { name: 'Confirmer la commande' }))
    await expect(style.textTransform).toBe('none')
    await expect(style.boxShadow).toBe('none')
    await expect(canvas.getByRole('button', { name: 'Prix' }).offsetHeight).toBeGreaterThanOrEqual(24)
  },
})
