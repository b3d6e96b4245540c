import { type Publisher, product } from '@potager/domain/config'
import { aboutMessages as text } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Prose, StatedFacts } from '@potager/ui/site'
import { mailHref, phoneHref } from './contact.ts'

/** Who publishes and hosts the site (LCEN, art. 1-1). Only what the settings say. */
export function LegalNotice({ publisher }: { publisher: Publisher }) {
  const { name, registration, address, director, email, phone, mediator, hostName, hostAddress, hostPhone } = publisher
  return (
    <Prose title={text.legal} intro={`Qui publie et qui héberge le site ${product.name}.`}>
      <h2>Éditeur</h2>
      <StatedFacts
        unstated={text.unstated}
        facts={[
          { term: 'Nom ou raison sociale', value: name },
          { term: 'Forme et immatriculation', value: registration },
          { term: 'Adresse', value: address },
          { term: 'Directeur de la publication', value: director },
          { term: 'Courriel', value: email, ...mailHref(email) },
          { term: 'Téléphone', value: phone, ...phoneHref(phone) },
        ]}
      />
      <h2>Hébergeur</h2>
      <StatedFacts
        unstated={text.unstated}
        facts={[
          { term: 'Nom ou raison sociale', value: hostName },
          { term: 'Adresse', value: hostAddress },
          { term: 'Téléphone', value: hostPhone, ...phoneHref(hostPhone) },
        ]}
      />
      <h2>Prix et allergènes</h2>
      <p>
        Les prix de la carte sont en euros, toutes taxes comprises. Les allergènes sont ceux que les cuisines déclarent
        pour chaque plat ; un plat dont ils ne sont pas renseignés le dit, et ne passe jamais pour n’en contenir aucun.
      </p>
      <h2>Litiges</h2>
      <p>Une réclamation s’adresse d’abord au restaurant ou à l’éditeur du site.</p>
      <StatedFacts unstated={text.unstated} facts={[{ term: 'Médiateur de la consommation', value: mediator }]} />
      <h2>Textes, dessins et caractères</h2>
      <p>
        Les textes et les dessins sont ceux de {product.name}. Les caractères sont Fraunces et Figtree, sous la licence
        libre SIL Open Font License.
      </p>
      <p>
        Voir aussi <a href={paths.privacy}>{text.privacy}</a> et <a href={paths.accessibility}>{text.accessibility}</a>.
      </p>
    </Prose>
  )
}
