import axe from 'axe-core'
import { TokenRows } from './Rows.tsx'
import { criteria, rgaaThemes } from './wcag.ts'

const none = 'Personne ne l’a encore vérifié de façon consignée.'

/** axe's tag of a criterion: « wcag143 » for 1.4.3. */
function tagOf(number: string): string {
  return `wcag${number.replaceAll('.', '')}`
}

/** The WCAG 2.2 criteria, each with the axe rules that cover it (read from axe) and any other check. */
export function Criteria({ tags }: { tags: string[] }) {
  const rules = axe.getRules(tags)
  return (
    <TokenRows
      caption="WCAG 2.2, niveaux A et AA"
      heads={['Critère', 'Règles d’axe, sur chaque histoire', 'Autrement']}
      rows={criteria.map(({ number, name, level, held, absent }) => {
        const automated = rules.filter((rule) => rule.tags.includes(tagOf(number))).map(({ ruleId }) => ruleId)
        return [
          `${number} ${name} (${level})`,
          automated.length > 0 ? <code key="axe">{automated.join(', ')}</code> : '',
          absent ? `Sans objet : ${absent}` : (held ?? (automated.length > 0 ? '' : none)),
        ]
      })}
    />
  )
}

/** Coverage of RGAA 4.1 by axe: criteria with at least one rule, by theme. */
export function Rgaa({ tags }: { tags: string[] }) {
  const numbers = axe.getRules(tags).flatMap((rule) => rule.tags.flatMap((tag) => /^RGAA-(\d+)\.(\d+)/.exec(tag) ?? []))
  const touched = new Set(numbers.filter((part) => part.startsWith('RGAA')).map((tag) => tag.slice(5)))
  return (
    <TokenRows
      caption="RGAA 4.1, par thème"
      heads={['Thème', 'Critères qu’une règle regarde, au moins en partie', 'Le reste']}
      rows={rgaaThemes.map(({ number, name, criteria: total, absent }) => {
        const seen = [...touched].filter((criterion) => criterion.startsWith(`${number}.`)).length
        return [
          `${number}. ${name}`,
          `${seen} sur ${total}`,
          absent ? `Sans objet : ${absent}` : 'À la main : aucun audit n’a été fait.',
        ]
      })}
    />
  )
}

const modes: [mode: string, what: string][] = [
  ['Claire', 'Toutes les règles, sur un portable'],
  ['Sombre', 'Le contraste, une fois le scénario joué : rien d’autre n’y change'],
  ['Téléphone', 'À 360 pixels de large : le scénario encore, la taille des cibles, le défilement'],
  ['Couleurs forcées', 'Ce qui est choisi se distingue dans les couleurs du système, une fois le scénario joué'],
]

/** The modes in which each story is checked. */
export function Modes() {
  return (
    <TokenRows
      caption="Une infraction fait échouer « npm test stories »"
      heads={['Apparence', 'Vérifié']}
      rows={modes}
    />
  )
}

const manual: [what: string, how: string][] = [
  [
    'Lecteur d’écran',
    'NVDA avec Firefox, VoiceOver avec Safari : commander, réserver, traiter un avis. Aucun essai consigné.',
  ],
  ['Zoom du navigateur', 'À 200 % et à 400 %, sur les écrans entiers. Des parcours le font en partie.'],
  ['Espacement du texte', 'Avec les valeurs du critère 1.4.12. Aucun essai consigné.'],
  [
    'Sens des textes',
    'Étiquettes, messages et titres se comprennent hors de leur contexte : relecture, page « Rédaction ».',
  ],
  ['Audit externe', 'RGAA 4.1 par un tiers. Pas encore fait ; aucun taux de conformité n’est annoncé.'],
]

/** Checks that no tool can do, and their state. */
export function ByHand() {
  return (
    <TokenRows
      caption="État de ce qui se vérifie à la main"
      heads={['Quoi', 'Comment, et où on en est']}
      rows={manual}
    />
  )
}
