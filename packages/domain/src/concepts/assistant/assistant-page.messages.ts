import { formatPlural } from '../../base/format/counts.ts'
import { siteFrameMessages } from '../../base/messages/site-frame.ts'
import type { Species } from '../disease/race.ts'
import type { Fit } from './assistant.ts'

/** Refusals of the public assistant. */
export const assistantMessages = {
  closed: 'L’assistant est fermé pour le moment. En cas d’urgence, appelez un vétérinaire sans attendre.',
  tooManyCalls: 'Beaucoup de questions arrivent en même temps. Réessayez dans une minute.',
  dayIsFull:
    'L’assistant a répondu à toutes les questions qu’il pouvait recevoir aujourd’hui. Revenez demain\u00a0; en cas d’urgence, appelez un vétérinaire.',
  tooManyOfYours: 'Vous posez beaucoup de questions à la fois. Réessayez dans une minute.',
  yourDayIsFull:
    'Vous avez posé toutes les questions qui sont possibles en un jour. Revenez demain\u00a0; en cas d’urgence, appelez un vétérinaire.',
  ended: 'Cette consultation est terminée. Posez une nouvelle question.',
  alreadyReported: 'Cette réponse est déjà signalée. Merci.',
  unreachable: 'L’assistant ne répond pas. Réessayez dans un instant\u00a0; en cas d’urgence, appelez un vétérinaire.',
  foreign: 'Cette demande vient d’un autre site. Posez votre question ici.',
  /** Placeholders for a missing name and breed. */
  visitor: 'à vous',
  animal: 'animal',
} as const

/** The assistant's public page: orientation for a pet’s owner, never a diagnosis. */
export const assistantPageMessages = {
  title: siteFrameMessages.assistant,
  description: 'Décrivez les symptômes de votre chien ou de votre chat\u00a0: une orientation, jamais un diagnostic.',
  intro: 'Une orientation pour votre chien ou votre chat, jamais un diagnostic.',
  emergency:
    'Votre animal respire mal, saigne, convulse ou ne se relève plus\u00a0? Appelez un vétérinaire maintenant.',
  says: 'L’assistant dit',
  species: 'Votre animal',
  speciesMissing: 'Choisissez\u00a0: chien ou chat.',
  speciesNames: { dog: 'Chien', cat: 'Chat' } satisfies Record<Species, string>,
  breed: 'Race (facultatif)',
  breedHint: 'Laissez vide si vous ne la connaissez pas.',
  symptoms: 'Symptômes',
  symptomsHint: 'Par exemple\u00a0: vomissements, fièvre. Plusieurs symptômes se séparent par des virgules.',
  suggestions: 'Symptômes connus',
  suggested: (count: number) => (count === 0 ? 'Aucune suggestion' : formatPlural(count, 'suggestion')),
  chosen: 'Symptômes choisis',
  remove: (symptom: string) => `Retirer ${symptom}`,
  removed: (symptom: string) => `${symptom} retiré`,
  added: (symptom: string) => `${symptom} ajouté`,
  privacy: (days: number | null) =>
    `N’écrivez ni nom, ni adresse, ni téléphone. Seuls l’animal et ses symptômes sont gardés, sans savoir qui les a écrits${
      days === null ? '' : `, ${formatPlural(days, 'jour')} au plus`
    }.`,
  ask: 'Voir les pistes',
  asking: 'Recherche…',
  again: 'Poser une autre question',
  answer: 'Ce que ces symptômes peuvent évoquer',
  nothing: 'Aucune piste trouvée',
  found: (count: number) =>
    count === 0 ? 'Aucune piste trouvée' : `${formatPlural(count, 'piste')} trouvée${count > 1 ? 's' : ''}`,
  question: (race: string, symptoms: readonly string[]) =>
    `${race.charAt(0).toUpperCase()}${race.slice(1)}\u00a0: ${symptoms.join(', ')}`,
  urgent: 'Une de ces pistes ne peut pas attendre. Appelez un vétérinaire maintenant.',
  urgencies: {
    HIGH: 'Ne peut pas attendre',
    MEDIUM: 'À voir dans la journée ou le lendemain',
    LOW: 'À faire vérifier',
  } as Readonly<Record<string, string>>,
  fits: {
    strong: 'Correspond bien',
    fair: 'Correspond en partie',
    weak: 'Correspond peu',
  } satisfies Record<Fit, string>,
  why: 'Pourquoi cette piste',
  matched: 'Proche de ce que vous avez écrit',
  partly: 'en partie',
  missing: 'Souvent là aussi, à surveiller',
  raceBonus: 'Cette maladie touche surtout cet animal ou cette race.',
  advice: 'Que faire',
  uncovered: (symptoms: readonly string[]) => `L’assistant ne connaît pas\u00a0: ${symptoms.join(', ')}.`,
  vet: 'Seul un vétérinaire peut poser un diagnostic. Dans tous les cas, consultez un vétérinaire.',
  debug: (milliseconds: number) => `Moteur\u00a0: ${milliseconds.toFixed(1).replace('.', ',')} ms`,
  report: {
    question: 'Cette réponse vous semble fausse\u00a0?',
    label: 'Ce qui ne va pas',
    hint: 'Par exemple ce que le vétérinaire a trouvé. N’écrivez ni nom, ni coordonnées.',
    send: 'Signaler la réponse',
    sending: 'Envoi…',
    thanks: 'Merci. Votre signalement est enregistré.',
    failure: 'Le signalement n’a pas pu être envoyé',
  },
} as const
