import { z } from 'zod'
import { trimEndOf } from '../format/trim.ts'
import { registerMessages, registrationMessages } from '../messages/register.ts'
import { fold } from '../text/index.ts'
import {
  isPasswordAccepted,
  PASSWORD_MAX,
  type Registration,
  registrationReaders,
  registrationRules,
} from './registration.ts'

/** Words that people start from when asked for a capital, a digit and a special character; without accents or case. */
const commonWords = new Set(
  `abricot admin administrateur administrator alexandra alexandre amour amoureux andrea angel anthony antoine arsenal
  ashley aurelie azer azerty azertyui azertyuiop bailey barcelona baseball batman bienvenue bienvenu bisous bonheur
  bonjour bordeaux boubou bretagne camille caramel changeme changemoi charlie charlotte chelsea chocolat chocolate
  chouchou christophe chouquette clement coucou cuisine cuisinier daniel dauphin david default demo doudou dragon
  elodie emilie family florian football france francois freedom gabriel google guillaume hannah hello heslo
  hunter iloveyou internet isabelle jasmine jennifer jeremy jessica jetaime jordan julie julien killer laurent letmein
  liberte liverpool login london loulou louise lucas madrid maison maman marine marion marseille master matthieu maxime
  melanie michael michelle microsoft minecraft mickael monkey morgan motdepasse mustang naruto nathalie nicolas nicole
  ninja nirvana nounours olivier papa paris pass passe passwd password passwort patrick pauline philippe
  pierre pokemon portugal poulet potager princess princesse qwer qwert qwerty qwertyui qwertyuiop qwertz qsdf qsdfgh
  restaurant robert romain samsung samantha sandrine secret secure sebastien shadow snoopy soleil sophie starwars
  stephane stephanie summer winter spring autumn hiver printemps automne superman sunshine temp temporary test thomas
  tigger toto toulouse trustno tresor user utilisateur valentin vanessa vegetarien vincent voiture welcome whatever
  william wordpass yellow zaq zxcvbn zxcvbnm janvier fevrier mars avril juin juillet aout septembre octobre novembre
  decembre lundi mardi mercredi jeudi vendredi samedi dimanche january february march april june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday`.split(/\s+/),
)

const letterOf: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Characters around the word that are habit rather than secret: a year, a few digits, a « ! » or two. */
const MOST_AROUND = 7

/** Undoes habitual substitutions, in lower case without accents: « P@ssw0rd » becomes « password ». */
function lettersOf(text: string): string {
  return text.replace(/[@431!0$57]/g, (sign) => letterOf[sign] ?? sign)
}

/**
 * Whether a password is a common word adapted to the composition rule: « Soleil2024! », « P@ssw0rd1 » (OWASP ASVS
 * 6.2.4). Attackers try such passwords first.
 */
export function isCommonPassword(password: string): boolean {
  // Longer passwords are refused by length.
  const plain = fold(password.slice(0, PASSWORD_MAX))
  const withoutEnd = trimEndOf(plain, /[^a-z]/)
  const cores = [withoutEnd, withoutEnd.replace(/^[^a-z]+/, '')]
  return cores.some((core) => plain.length - core.length <= MOST_AROUND && commonWords.has(lettersOf(core)))
}

/** A password that an account may take: the rules of registration, and none of the most common ones. */
export const newPassword = z
  .string({ error: registrationMessages.password })
  .refine(isPasswordAccepted, registrationMessages.password)
  .refine((password) => !isCommonPassword(password), registerMessages.passwordCommon)

function ruled(field: Exclude<keyof Registration, 'password' | 'confirmPassword'>) {
  return z
    .string({ error: registrationRules[field]('', { password: '' }) ?? '' })
    .overwrite(registrationReaders[field])
    .superRefine((value, context) => {
      const problem = registrationRules[field](value, { password: '' })
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
}

/** The fields of a new account. Common passwords are refused by the server only: forms apply the specification's rules. */
export const accountFields = {
  username: ruled('username'),
  email: ruled('email'),
  firstName: ruled('firstName'),
  lastName: ruled('lastName'),
  password: newPassword,
}
