import type * as fr from '../fr/privacy.ts'
import type { Translated } from '../translated.ts'

export const privacyMessages = {
  intro: 'What this site knows about you, why, and for how long. It sets no cookies and does not track you.',
  reading: 'When you read the site',
  readingItems: [
    'No cookies, no audience measurement, no advertising.',
    'No request to anybody else: pages, images and typefaces come from this site. Your browser contacts no other.',
    'The log of the server notes the kind of page asked for, the answer and how long it took, without your IP address or what you searched for.',
  ],
  browser: 'In your browser',
  browserText:
    'If you sign in, the session is kept in the local storage of your browser, with your display preferences and the forms you began. None of it goes to anybody else; signing out erases the session, and the settings of the browser erase it all.',
  kept: 'What is recorded, and why',
  keptItems: [
    {
      what: 'Account',
      text: 'username, e-mail, last name, first name, password (only in an encrypted form that does not let it be found), and the devices signed in. To recognise you and give you your rights.',
    },
    {
      what: 'Orders, reservations, events',
      text: 'the name of the person, a telephone number and details if need be. To keep what was agreed. Write no health data there: tell us of an allergy in person.',
    },
    { what: 'Reviews', text: 'their text, rating, date and author. To publish them once they are read.' },
    {
      what: 'Veterinary assistant',
      text: 'the breed and the symptoms of the animal, without your name. To answer, and to improve the answers.',
    },
    {
      what: 'Security',
      text: 'a fingerprint of the IP address of who signs in, registers or asks the assistant, to slow down attempts at passwords and abuse; what the team does with these data.',
    },
  ],
  explained: ': ',
  time: 'For how long',
  timeItems: [
    'Fingerprints of IP addresses: a day at most after the last attempt or the last use.',
    'Sessions: erased once they are over.',
    'Consultations of the assistant: the time set by the administration, then erased by themselves.',
    'Accounts, orders, reservations and reviews: nothing erases them automatically. They are erased when you ask for it, except for what the law says to keep.',
  ],
  access: 'Who has access',
  accessText:
    'The people of the restaurant concerned, and the administration of the site. Nothing is sold or handed to others, except to the host, who stores the data.',
  rights: 'Your rights',
  rightsText:
    'You may ask to see your data, to receive, correct or erase them, or object to their use. If we disagree, you may turn to the French authority, the CNIL (cnil.fr).',
  facts: { controller: 'Controller', address: 'Address', email: 'E-mail' },
} satisfies Translated<typeof fr.privacyMessages>
