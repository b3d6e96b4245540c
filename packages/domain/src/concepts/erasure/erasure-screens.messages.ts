import { isolated } from '../../base/text/isolated.ts'

/** The erasure of a person, on the page of a customer or of an account. */
export const erasureMessages = {
  act: 'Effacer cette personne',
  question: (name: string) => `Effacer ${isolated(name)}\u00a0?`,
  confirm: 'Effacer pour de bon',
  done: 'La personne est effacée',
  failure: 'La personne n’a pas été effacée',
  customer: {
    goes: 'Son nom, son téléphone, son e-mail, sa note et tous les textes libres de ses réservations, demandes et avis disparaissent pour de bon\u00a0: cela ne se défait pas.',
    stays: 'Restent, sans nom\u00a0: les montants, les jours et les nombres.',
    keep: 'Garder la fiche',
  },
  user: {
    goes: 'Son identifiant, son nom, son e-mail, ses appareils et la signature de ses avis disparaissent pour de bon, et ce compte ne s’ouvre plus\u00a0: cela ne se défait pas.',
    stays: 'Reste, sans nom\u00a0: ce que ce compte a fait, et quand.',
    keep: 'Garder le compte',
  },
} as const
