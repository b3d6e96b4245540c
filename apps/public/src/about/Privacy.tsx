import type { Publisher } from '@potager/domain/config'
import { aboutMessages as text } from '@potager/domain/messages'
import { Prose, StatedFacts } from '@potager/ui/site'
import { ContactLine } from './ContactLine.tsx'
import { mailHref } from './contact.ts'

/** What the product does with personal data (RGPD, art. 13): kept true to the code, not to a model text. */
export function Privacy({ publisher }: { publisher: Publisher }) {
  return (
    <Prose
      title={text.privacy}
      intro="Ce que ce site sait de vous, pourquoi, et combien de temps. Il ne pose aucun cookie et ne vous suit pas."
    >
      <h2>En lisant le site</h2>
      <ul>
        <li>Aucun cookie, aucune mesure d’audience, aucune publicité.</li>
        <li>
          Aucune requête vers un tiers : pages, images et caractères viennent de ce site. Votre navigateur n’en contacte
          pas d’autre.
        </li>
        <li>
          Le journal du serveur note le type de page demandé, la réponse et sa durée, sans votre adresse IP ni ce que
          vous avez cherché.
        </li>
      </ul>
      <h2>Dans votre navigateur</h2>
      <p>
        Si vous vous connectez, la session est gardée dans le stockage local de votre navigateur, avec vos préférences
        d’affichage et les formulaires commencés. Rien n’en part vers un tiers ; la déconnexion efface la session, et
        les réglages du navigateur effacent le tout.
      </p>
      <h2>Ce qui est enregistré, et pourquoi</h2>
      <ul>
        <li>
          <strong>Compte</strong> : identifiant, courriel, nom, prénom, mot de passe (seulement sous une forme chiffrée
          qui ne permet pas de le retrouver), et les appareils connectés. Pour vous reconnaître et vous donner vos
          droits.
        </li>
        <li>
          <strong>Commandes, réservations, événements</strong> : le nom de la personne, au besoin un téléphone et des
          précisions. Pour tenir ce qui a été convenu. N’y écrivez pas de données de santé : dites une allergie de vive
          voix.
        </li>
        <li>
          <strong>Avis</strong> : leur texte, leur note, leur date et leur auteur. Pour les publier après relecture.
        </li>
        <li>
          <strong>Assistant vétérinaire</strong> : la race et les symptômes de l’animal, sans votre nom. Pour répondre
          et améliorer les réponses.
        </li>
        <li>
          <strong>Sécurité</strong> : l’adresse IP de qui se connecte ou s’inscrit, pour freiner les essais de mot de
          passe ; les actions de l’équipe sur ces données.
        </li>
      </ul>
      <h2>Combien de temps</h2>
      <ul>
        <li>Adresses IP des essais de connexion : un jour au plus après le dernier essai.</li>
        <li>Sessions de connexion : effacées une fois terminées.</li>
        <li>Consultations de l’assistant : la durée réglée par l’administration, puis effacées d’elles-mêmes.</li>
        <li>
          Comptes, commandes, réservations et avis : rien ne les efface automatiquement. Ils sont effacés à votre
          demande, sauf ce que la loi oblige à garder.
        </li>
      </ul>
      <h2>Qui y a accès</h2>
      <p>
        Les personnes du restaurant concerné, et l’administration du site. Rien n’est vendu ni transmis à d’autres,
        hormis l’hébergeur, qui stocke les données.
      </p>
      <h2>Vos droits</h2>
      <p>
        Vous pouvez demander à voir vos données, à les recevoir, à les corriger, à les effacer, ou vous opposer à leur
        usage. En cas de désaccord, la CNIL peut être saisie (cnil.fr).
      </p>
      <ContactLine publisher={publisher} />
      <StatedFacts
        unstated={text.unstated}
        facts={[
          { term: 'Responsable du traitement', value: publisher.name },
          { term: 'Adresse', value: publisher.address },
          { term: 'Courriel', value: publisher.email, ...mailHref(publisher.email) },
        ]}
      />
    </Prose>
  )
}
