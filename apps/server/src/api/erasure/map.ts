import { erasedWords as words } from '@potager/domain/messages'
import { fold } from '@potager/domain/text'
import { contactsOnlyOf } from '../message/queries.ts'
import { messagesOfNotices, noticesOf, trailOfReviews } from './notices.ts'
import {
  answersOfCustomer,
  bookingsOf,
  type ErasureKind,
  linksOfAccounts,
  literal,
  ordersOf,
  ownReviews,
  ownVisits,
  type Rows,
  userNamesOf,
  whereGiven,
} from './rows.ts'

/** The columns of a table that can hold a text. */
type TableOnMap = {
  /** Data of the house, values of a list, hashes and secrets. */
  nobody?: readonly string[]
  /** Anonymous words of visitors, and of the staff about them; the chatbot's retention deletes them. */
  visitor?: readonly string[]
  /** Generated from columns of the same row. */
  generated?: readonly string[]
  /** Texts about somebody that their own time limit deletes within two days. */
  passing?: readonly string[]
} & Partial<Record<ErasureKind, Rows>>

const erasedName = literal(words.customer)
const erasedKey = literal(fold(words.customer))
const erasedOrder = {
  customer_name: erasedName,
  customer_key: erasedKey,
  delivery_address: 'null',
  delivery_phone: 'null',
}
const notes = { rows: `order_id in (${ordersOf})`, set: { note: 'null' } }

const erasedReview = {
  author: literal(words.author),
  comment: 'null',
  reason: whereGiven('reason', literal(words.reason)),
  refused_for: whereGiven('refused_for', literal(words.reason)),
  objection: 'null',
  // It may greet them by name.
  answer: 'null',
}

/** The trail of a customer, of their orders and bookings, and of reviews; found by the index of subjects. */
const trailOfCustomer = `reason is not null and id in (
  select e.id from (
    select 'customer', id from unnest($1::uuid[]) id
    union all select 'order', id from (${ordersOf}) o
    union all select kind, id from (${bookingsOf}) b, unnest(array['reservation', 'event-request']) kind
  ) subject (resource, id) join audit_entry e on e.resource = subject.resource and e.resource_id = subject.id
  union all ${trailOfReviews('customer')})`

/**
 * Where people are: every column of the database that can hold a text. An erasure does what this map says, in its order:
 * what is found by a name comes before what has the name.
 */
export const personMap: Readonly<Record<string, TableOnMap>> = {
  idempotency_key: {
    nobody: ['key', 'call', 'request_hash'],
    customer: { rows: answersOfCustomer, deletes: ['response', 'scope'] },
    account: {
      rows: `scope = any($1::uuid[]::text[])
        or exists (select from unnest($1::uuid[]) id where position(id::text in response::text) > 0)`,
      deletes: ['response', 'scope'],
    },
  },
  audit_entry: {
    nobody: ['action', 'resource', 'from_status', 'to_status', 'changes'],
    customer: { rows: trailOfCustomer, set: { reason: 'null' } },
    account: {
      rows: `account_id = any($1::uuid[]) or (resource = 'user' and resource_id = any($1::uuid[]))
        or lower(username) in (${userNamesOf}) or id in (${trailOfReviews('account')})`,
      set: {
        username: `case when account_id = any($1::uuid[]) or lower(username) in (${userNamesOf})
          then ${literal(words.account)} else username end`,
        reason: `case when resource = 'user' or id in (${trailOfReviews('account')}) then null else reason end`,
      },
    },
  },
  customer_merge: {
    customer: {
      rows: 'kept_id = any($1::uuid[]) or merged_id = any($1::uuid[])',
      deletes: ['before', 'after'],
    },
  },
  customer_merge_move: { nobody: ['kind'] },
  customer_order: { nobody: ['status'], customer: { rows: 'customer_id = any($1::uuid[])', set: erasedOrder } },
  order_line: { nobody: ['dish_name', 'allergens'], customer: notes },
  order_rollup: { nobody: ['status'] },
  order_month_rollup: { nobody: ['status'] },
  booking: {
    nobody: ['kind', 'status', 'event_type'],
    generated: ['title_key'],
    customer: {
      rows: 'customer_id = any($1::uuid[])',
      set: {
        cancel_reason: 'null',
        notes: 'null',
        title: whereGiven('title', literal(words.title)),
        description: whereGiven('description', "''"),
        special_requests: 'null',
        contact_phone: 'null',
      },
    },
  },
  review: {
    nobody: ['resource_type', 'status'],
    generated: ['search_key'],
    customer: { rows: `id in (${ownReviews})`, set: erasedReview },
    account: { rows: 'author_id = any($1::uuid[])', set: erasedReview },
  },
  visit: { customer: { rows: `id in (${ownVisits})`, set: { code: 'null' } } },
  visit_author: {
    nobody: ['token_hash'],
    customer: { rows: `visit_id in (${ownVisits})`, deletes: [] },
  },
  visit_withdrawal: { nobody: ['resource_type'] },
  outbox: {
    nobody: ['event_key', 'kind', 'message_id', 'state', 'failure', 'wish_hash', 'heard_before'],
    customer: {
      rows: `customer_id = any($1::uuid[]) or ${messagesOfNotices('customer')}`,
      deletes: ['to_name', 'to_email', 'to_phone', 'words', 'link', 'wish_token', 'answer'],
    },
    account: {
      rows: `${messagesOfNotices('account')} or (kind like 'account-%' and subject_id = any($1::uuid[]))`,
      deletes: ['to_name', 'to_email', 'to_phone', 'words', 'link', 'wish_token', 'answer'],
    },
  },
  review_notice: {
    nobody: ['token_hash', 'motive', 'decision'],
    customer: noticesOf('customer'),
    account: noticesOf('account'),
  },
  message_wish: {
    nobody: ['contact', 'wish'],
    customer: { rows: `contact in (${contactsOnlyOf('$1')})`, deletes: [] },
  },
  message_switches: { nobody: ['off'] },
  review_tally: { nobody: ['resource_type', 'status'] },
  customer: {
    generated: ['find_key'],
    customer: {
      rows: 'id = any($1::uuid[])',
      set: { full_name: erasedName, search_key: erasedKey, email: "''", phone: 'null', note: "''" },
    },
  },
  booking_wish: { customer: { rows: `booking_id in (${bookingsOf})`, deletes: [] } },
  request_link: {
    nobody: ['token_hash'],
    customer: { rows: `booking_id in (${bookingsOf})`, deletes: [] },
  },
  erasure: { nobody: ['kind'] },

  refresh_token: { nobody: ['hash', 'parent'] },
  session: { account: { rows: 'account_id = any($1::uuid[])', deletes: ['device'] } },
  known_address: { account: { rows: 'account_id = any($1::uuid[])', deletes: ['address'] } },
  refused_sign_in: { account: { rows: `lower(username) in (${userNamesOf})`, deletes: ['username'] } },
  // A key is a kind and an account's name, with `@` and the visitor for a pair.
  login_throttle: {
    passing: ['key'],
    account: {
      rows: `exists (select from (${userNamesOf}) known (name)
        where key = 'account:' || name or starts_with(key, 'pair:' || name || '@'))`,
      deletes: [],
    },
  },
  account_link: {
    nobody: ['token_hash', 'kind'],
    account: { rows: linksOfAccounts, deletes: ['invited_email'] },
  },
  restaurant_member: { account: { rows: 'account_id = any($1::uuid[])', deletes: [] } },
  account: {
    nobody: ['role', 'tasks'],
    generated: ['search_key'],
    account: {
      rows: 'id = any($1::uuid[])',
      set: {
        username: "'efface-' || id",
        email: "id || '@efface.invalid'",
        first_name: "''",
        last_name: literal(words.account),
        password_hash: "''",
      },
    },
  },
  call_count: { passing: ['subject'] },
  chat_session: {
    nobody: ['race_key', 'symptom_keys', 'uncovered_keys', 'diagnosis'],
    generated: ['top_name'],
    visitor: ['race', 'symptoms'],
  },
  chat_rollup: { visitor: ['facet', 'key', 'label'] },
  report: {
    generated: ['search_key'],
    visitor: ['feedback', 'actual_diagnosis', 'actual_key', 'suggested', 'resolution'],
  },

  calendar_feed: { nobody: ['token_hash'] },
  chatbot_settings: { nobody: ['value'] },
  disease: {
    nobody: ['name', 'name_key', 'description', 'urgency', 'advice', 'prevention', 'symptoms', 'affected_races'],
  },
  dish: { nobody: ['name', 'sort_key', 'description', 'category', 'allergens'] },
  hours_exception: { nobody: ['hours', 'reason'] },
  house: { nobody: ['name', 'sentence', 'accent', 'email', 'phone', 'logo', 'logo_type', 'logo_hash'] },
  restaurant: {
    nobody: [
      'name',
      'sort_key',
      'description',
      'features',
      'opening_hours',
      'phone',
      'street_name',
      'postal_code',
      'city',
      'country',
    ],
  },
  room: { nobody: ['name'] },
  schema_migration: { nobody: ['name'] },
  server_secret: { nobody: ['name', 'value'] },
  sign: { nobody: ['name', 'name_key', 'sort_key', 'words'] },
}

/** The columns of a table that the map names. */
export function columnsOnMap({ nobody, visitor, generated, passing, customer, account }: TableOnMap): string[] {
  const held = [customer, account].flatMap((rows) => {
    if (!rows) return []
    return 'set' in rows ? Object.keys(rows.set) : rows.deletes
  })
  return [...new Set([...held, ...[nobody, visitor, generated, passing].flatMap((columns) => columns ?? [])])]
}

/** The statements that erase a person, whose ids are their `$1`. */
export function erasingStatements(kind: ErasureKind): string[] {
  return Object.entries(personMap).flatMap(([table, { [kind]: rows }]) => {
    if (!rows) return []
    if ('deletes' in rows) return [`delete from ${table} where ${rows.rows}`]
    const set = Object.entries(rows.set).map(([column, value]) => `${column} = ${value}`)
    return [`update ${table} set ${set.join(', ')} where ${rows.rows}`]
  })
}
