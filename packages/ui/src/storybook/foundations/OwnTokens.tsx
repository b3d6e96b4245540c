import { Button } from '../../components/button/index.ts'
import { NumberStepper } from '../../components/input/index.ts'
import { StatusChip } from '../../components/list/index.ts'
import { type OwnTokens, tokensCss } from '../../foundations/tokens/index.ts'
import css from './foundations.module.css'

/** A house that is not Potager: its colours in both schemes, square corners. */
export const own = {
  light: { paper: '#F3F6FB', leaf: '#3B3F8F', leafTint: '#E2E4F6', sprout: '#8C92D8' },
  dark: { paper: '#13151F', leaf: '#B4B8F5', onLeaf: '#15172E', leafTint: '#262A4A' },
  radius: { card: 2, control: 2 },
} satisfies OwnTokens

/** Their custom properties for one element instead of the page, which is this Storybook's. */
const scoped = tokensCss(own)
  .split('\n')
  .filter((line) => line.includes(':root'))
  .join('')
  .replaceAll(/:root(\[[^\]]*\]|:not\([^)]*\))?/g, (root) => (root === ':root' ? '.own' : `${root} .own`))

const page = { padding: 24, background: 'var(--paper)', color: 'var(--ink)' }

/** Components of the package in a consumer's tokens. */
export function InOwnTokens() {
  return (
    <div className="own" style={page}>
      <style>{scoped}</style>
      <div className={css.parts}>
        <Button variant="contained">Confirmer la commande</Button>
        <Button variant="outlined">Imprimer</Button>
        <StatusChip tone="success" label="Prête" />
      </div>
      <NumberStepper label="Quantité de Tarte aux blettes" value={2} max={9} onChange={() => {}} />
    </div>
  )
}
