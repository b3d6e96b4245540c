import { contrast } from '@potager/domain/colour'
import { grounds, housePalette, refuseAccent, type Scheme } from '@potager/domain/house'
import { houseScreenMessages as text } from '@potager/domain/messages'
import { dark, light } from '../../foundations/tokens/index.ts'
import css from './HouseForm.module.css'

const written = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')

/** A button, a link and a tint in an accent, in both schemes, each with its contrast; nothing while none can be read. */
export function AccentPreview({ accent }: { accent: string }) {
  const isColour = /^#[\dA-Fa-f]{6}$/.test(accent)
  if (accent !== '' && (!isColour || refuseAccent(accent))) return null
  const palette = accent === '' ? { light, dark } : housePalette(accent)
  return (
    <div className={css.previews}>
      {(['light', 'dark'] as const).map((scheme) => (
        <Sample key={scheme} scheme={scheme} colours={palette[scheme]} />
      ))}
    </div>
  )
}

type SampleProps = { scheme: Scheme; colours: { leaf: string; onLeaf: string; leafTint: string } }

function Sample({ scheme, colours: { leaf, onLeaf, leafTint } }: SampleProps) {
  const { paper, ink } = grounds[scheme]
  return (
    <figure className={css.preview} style={{ background: paper, color: ink }}>
      <figcaption style={{ background: leafTint }}>{text.previews[scheme]}</figcaption>
      <span className={css.sample} style={{ background: leaf, color: onLeaf }}>
        {text.sample}
      </span>
      <span style={{ color: leaf }}>{text.contrast(written(contrast(leaf, paper)))}</span>
    </figure>
  )
}
