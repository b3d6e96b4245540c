import { type Publisher, product } from '@potager/domain/config'
import { aboutMessages as text } from '@potager/domain/messages'
import { Prose } from '@potager/ui/site'
import { ContactLine } from './ContactLine.tsx'

/** What was done and checked for accessibility, and how to report what was missed. No audit is claimed that nobody made. */
export function Accessibility({ publisher }: { publisher: Publisher }) {
  return (
    <Prose
      title={text.accessibility}
      intro={`${product.name} veut être utilisable par tout le monde, avec ou sans souris, à l’écran ou à l’oreille.`}
    >
      <h2>État</h2>
      <p>
        Le site vise le niveau AA des règles WCAG 2.2, plus récentes que celles du RGAA. Il n’a pas été audité par un
        organisme extérieur : aucun taux de conformité n’est donc annoncé.
      </p>
      <h2>Ce qui est vérifié à chaque version</h2>
      <ul>
        <li>Les pages, en clair et en sombre, sur petit et grand écran, par un outil automatique (axe-core).</li>
        <li>Des parcours entiers au clavier : choisir un plat, se connecter, réserver.</li>
        <li>Le contraste de chaque texte avec son fond : au moins 4,5 pour 1.</li>
        <li>La lecture sans JavaScript : restaurants, horaires, carte et allergènes restent complets.</li>
        <li>Sur 320 pixels de large, soit un grand écran agrandi à 400 %, rien ne déborde sur le côté.</li>
        <li>Les animations, supprimées pour qui a demandé moins de mouvement.</li>
      </ul>
      <h2>Limites connues</h2>
      <ul>
        <li>Un outil automatique ne voit pas tout, et aucun essai avec un lecteur d’écran n’est encore consigné.</li>
        <li>La connexion a besoin de JavaScript.</li>
        <li>Certains messages de création d’un restaurant, côté gestion, sont en anglais.</li>
      </ul>
      <h2>Signaler une difficulté</h2>
      <p>Dites-nous la page, ce que vous vouliez faire et l’outil que vous utilisez : nous chercherons une solution.</p>
      <ContactLine publisher={publisher} />
      <p>Sans réponse satisfaisante, le Défenseur des droits peut être saisi (defenseurdesdroits.fr).</p>
    </Prose>
  )
}
