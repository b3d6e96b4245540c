import { formatPlural } from '../../base/format/counts.ts'
import { registerMessages as rules } from '../../base/messages/register.ts'
import { pageTitles } from '../../base/messages/titles.ts'

/** Says who is signed in, after another tab has signed in somebody else. */
export const otherPersonMessage = (person: string): string =>
  `Un autre onglet a changé de compte\u00a0: connecté en tant que ${person}.`

export const accountScreenMessages = {
  title: pageTitles.account,
  intro: (username: string) => `Connecté en tant que ${username}.`,
  preferences: 'Préférences',
  preferencesHint: 'Gardées sur cet appareil, pour votre compte.',
  scheme: 'Apparence',
  density: 'Densité des listes',
  densities: { comfortable: 'Aérée', compact: 'Compacte' },
  sound: 'Annoncer les nouvelles commandes par un son',
  shortcuts: 'Raccourcis clavier',
  shortcutsHint: 'Une touche seule agit sur la page, hors des champs de saisie.',
  password: 'Mot de passe',
  passwordHint: 'Le changer ferme vos connexions sur les autres appareils.',
  current: 'Mot de passe actuel',
  next: 'Nouveau mot de passe',
  nextHint: `${rules.passwordLength}, dont ${rules.passwordLowercase}, ${rules.passwordUppercase}, ${rules.passwordDigit} et ${rules.passwordSpecial}.`,
  confirm: 'Confirmation du nouveau mot de passe',
  currentRequired: 'Indiquez votre mot de passe actuel',
  currentWrong: 'Ce n’est pas votre mot de passe actuel',
  same: 'Choisissez un mot de passe différent de l’actuel',
  change: 'Changer le mot de passe',
  changing: 'Changement...',
  changed: 'Mot de passe changé. Vos autres connexions sont fermées.',
  changeFailure: 'Le mot de passe n’a pas pu être changé.',
  sessions: 'Vos connexions',
  sessionsHint: 'Une connexion que vous ne reconnaissez pas\u00a0? Fermez-la, puis changez de mot de passe.',
  thisDevice: 'Cet appareil',
  unknownDevice: 'Appareil inconnu',
  usedAt: (when: string) => `Dernière activité\u00a0: ${when}`,
  since: (when: string) => `Ouverte le ${when}`,
  end: 'Déconnecter',
  endOf: (device: string) => `Déconnecter ${device}`,
  ended: 'Appareil déconnecté.',
  endOthers: 'Déconnecter tous les autres appareils',
  keepOthers: 'Garder les autres appareils',
  endOthersQuestion: 'Tous vos autres appareils devront se reconnecter.',
  endedOthers: (count: number) =>
    count === 0
      ? 'Aucun autre appareil n’était connecté.'
      : `${formatPlural(count, 'appareil déconnecté', 'appareils déconnectés')}.`,
  endEverywhere: 'Se déconnecter partout',
  staySignedIn: 'Rester connecté',
  endEverywhereQuestion: 'Tous vos appareils, celui-ci compris, devront se reconnecter.',
  alreadyEnded: 'Cette connexion était déjà fermée.',
  failure: 'Vos connexions n’ont pas pu être chargées.',
} as const
