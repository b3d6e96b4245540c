import { commonMessages, paletteMessages } from '@potager/domain/messages'
import { DetailDialog } from '../screen/index.ts'
import css from './palette.module.css'

const words = paletteMessages.help

const keys = [
  [[words.keys.control, 'K'], words.palette],
  [['⌘', 'K'], words.palette],
  [['?'], words.help],
  [['↑', '↓'], words.move],
  [[words.keys.enter], words.run],
  [[words.keys.escape], words.close],
] as const

/** The keyboard shortcuts of the back-office (« ? »). */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <DetailDialog
      open
      title={words.title}
      onClose={onClose}
      actions={
        <button type="button" className={css.close} onClick={onClose}>
          {commonMessages.close}
        </button>
      }
    >
      <dl className={css.keys}>
        {keys.map(([combination, meaning]) => (
          <div key={combination.join('+')}>
            <dt>
              {combination.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={css.hint}>{words.off}</p>
    </DetailDialog>
  )
}
