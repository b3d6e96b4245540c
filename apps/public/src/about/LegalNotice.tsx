import type { Publisher } from '@potager/domain/config'
import { aboutMessages, legalNoticeMessages as text } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Prose, StatedFacts } from '@potager/ui/site'
import { mailHref, phoneHref } from './contact.ts'

const { facts } = text
const { unstated } = aboutMessages

/** Publisher and host of the site (LCEN, art. 1-1), from the settings only. */
export function LegalNotice({ publisher }: { publisher: Publisher }) {
  const { name, registration, address, director, email, phone, mediator, hostName, hostAddress, hostPhone } = publisher
  return (
    <Prose title={aboutMessages.legal} intro={text.intro}>
      <h2>{text.publisher}</h2>
      <StatedFacts
        unstated={unstated}
        facts={[
          { term: facts.name, value: name },
          { term: facts.registration, value: registration },
          { term: facts.address, value: address },
          { term: facts.director, value: director },
          { term: facts.email, value: email, ...mailHref(email) },
          { term: facts.phone, value: phone, ...phoneHref(phone) },
        ]}
      />
      <h2>{text.host}</h2>
      <StatedFacts
        unstated={unstated}
        facts={[
          { term: facts.name, value: hostName },
          { term: facts.address, value: hostAddress },
          { term: facts.phone, value: hostPhone, ...phoneHref(hostPhone) },
        ]}
      />
      <h2>{text.prices}</h2>
      <p>{text.pricesText}</p>
      <h2>{text.disputes}</h2>
      <p>{text.disputesText}</p>
      <StatedFacts unstated={unstated} facts={[{ term: facts.mediator, value: mediator }]} />
      <h2>{text.works}</h2>
      <p>{text.worksText}</p>
      <p>
        {text.seeAlso} <a href={paths.privacy}>{aboutMessages.privacy}</a> {text.and}{' '}
        <a href={paths.accessibility}>{aboutMessages.accessibility}</a>
        {'.'}
      </p>
    </Prose>
  )
}
