import type { KeptTimes, Publisher } from '@potager/domain/config'
import { aboutMessages, accessibilityMessages, legalNoticeMessages, privacyMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Prose, StatedFacts } from '@potager/ui/site'
import { mailHref, phoneHref } from '../contact.ts'
import type { PageProps } from '../page.ts'

/**
 * Accessibility statement: what was done and checked, and how to report a problem. It claims no audit that was not
 * made.
 */
function Accessibility({ publisher }: { publisher: Publisher }) {
  return (
    <Prose title={aboutMessages.accessibility} intro={accessibilityMessages.intro}>
      <h2>{accessibilityMessages.state}</h2>
      <p>{accessibilityMessages.stateText}</p>
      <h2>{accessibilityMessages.checked}</h2>
      <Items of={accessibilityMessages.checkedItems} />
      <h2>{accessibilityMessages.limits}</h2>
      <Items of={accessibilityMessages.limitItems} />
      <h2>{accessibilityMessages.tell}</h2>
      <p>{accessibilityMessages.tellText}</p>
      <ContactLine publisher={publisher} />
      <p>{accessibilityMessages.noAnswer}</p>
    </Prose>
  )
}

/** How to reach the publisher, in one sentence; without any contact it refers to the restaurants. */
function ContactLine({ publisher: { email, phone } }: { publisher: Publisher }) {
  if (!email && !phone) return <p>{aboutMessages.noContact}</p>
  return (
    <p>
      {aboutMessages.contact} {email ? <a {...mailHref(email)}>{email}</a> : null}
      {email && phone ? ' · ' : null}
      {phone ? <a {...phoneHref(phone)}>{phone}</a> : null}
    </p>
  )
}

/** A list of sentences. */
function Items({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/** Privacy notice (RGPD, art. 13): describes what the code does, so update it with the code. */
function Privacy({ publisher, kept }: { publisher: Publisher; kept: KeptTimes }) {
  return (
    <Prose title={aboutMessages.privacy} intro={privacyMessages.intro}>
      <h2>{privacyMessages.reading}</h2>
      <Items of={privacyMessages.readingItems} />
      <h2>{privacyMessages.browser}</h2>
      <p>{privacyMessages.browserText}</p>
      <h2>{privacyMessages.kept}</h2>
      <ul>
        {privacyMessages.keptItems.map((item) => (
          <li key={item.what}>
            <strong>{item.what}</strong>
            {privacyMessages.explained}
            {item.text}
          </li>
        ))}
      </ul>
      <h2>{privacyMessages.time}</h2>
      <Items of={privacyMessages.timeItems(kept)} />
      <h2>{privacyMessages.access}</h2>
      <p>{privacyMessages.accessText}</p>
      <h2>{privacyMessages.rights}</h2>
      <p>{privacyMessages.rightsText}</p>
      <ContactLine publisher={publisher} />
      <StatedFacts
        unstated={aboutMessages.unstated}
        facts={[
          { term: privacyMessages.facts.controller, value: publisher.name },
          { term: privacyMessages.facts.address, value: publisher.address },
          { term: privacyMessages.facts.email, value: publisher.email, ...mailHref(publisher.email) },
        ]}
      />
    </Prose>
  )
}

const { facts } = legalNoticeMessages
const { unstated } = aboutMessages

/** Publisher and host of the site (LCEN, art. 1-1), from the settings only. */
function LegalNotice({ publisher }: { publisher: Publisher }) {
  const { name, registration, address, director, email, phone, mediator, hostName, hostAddress, hostPhone } = publisher
  return (
    <Prose title={aboutMessages.legal} intro={legalNoticeMessages.intro}>
      <h2>{legalNoticeMessages.publisher}</h2>
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
      <h2>{legalNoticeMessages.host}</h2>
      <StatedFacts
        unstated={unstated}
        facts={[
          { term: facts.name, value: hostName },
          { term: facts.address, value: hostAddress },
          { term: facts.phone, value: hostPhone, ...phoneHref(hostPhone) },
        ]}
      />
      <h2>{legalNoticeMessages.prices}</h2>
      <p>{legalNoticeMessages.pricesText}</p>
      <h2>{legalNoticeMessages.disputes}</h2>
      <p>{legalNoticeMessages.disputesText}</p>
      <StatedFacts unstated={unstated} facts={[{ term: facts.mediator, value: mediator }]} />
      <h2>{legalNoticeMessages.works}</h2>
      <p>{legalNoticeMessages.worksText}</p>
      <p>
        {legalNoticeMessages.seeAlso} <a href={paths.privacy}>{aboutMessages.privacy}</a> {legalNoticeMessages.and}{' '}
        <a href={paths.accessibility}>{aboutMessages.accessibility}</a>
        {'.'}
      </p>
    </Prose>
  )
}

const topics = { legal: LegalNotice, privacy: Privacy, accessibility: Accessibility }

/** Legal notice, privacy or accessibility page. */
export function AboutPage({ state: { topic, publisher, kept } }: PageProps<'about'>) {
  const Topic = topics[topic]
  return <Topic publisher={publisher} kept={kept} />
}
