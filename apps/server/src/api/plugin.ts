import swagger from '@fastify/swagger'
import underPressure from '@fastify/under-pressure'
import { createDialect } from '@potager/domain/api'
import { renewCalendarFeed } from '@potager/domain/calendar'
import { watchChanges, watchMenu } from '@potager/domain/changes'
import { contract } from '@potager/domain/contract'
import { apiTitle, requestRefusals } from '@potager/domain/messages'
import { readVisitorRequest } from '@potager/domain/request'
import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import type { FastifyInstance, FastifySerializerCompiler } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Config } from '../base/config.ts'
import type { Database } from '../db/database.ts'
import { accountHandlers } from './account/routes.ts'
import { accountLinkHandlers } from './account-link/routes.ts'
import { analyticsHandlers } from './analytics/routes.ts'
import { registerApiHeaders, wireTimes } from './answers.ts'
import { assistantHandlers } from './assistant/routes.ts'
import { auditHandlers } from './audit/routes.ts'
import { callerFinder, loadSecret, readAccessToken, registerAccessTokens, signAccessToken } from './auth/caller.ts'
import { authHandlers } from './auth/routes.ts'
import { bookingHandlers } from './booking/routes.ts'
import { calendarHandlers, registerCalendars } from './calendar/routes.ts'
import { capabilityHandlers } from './capability/routes.ts'
import { createHub } from './changes/hub.ts'
import { registerChanges, registerMenuChanges } from './changes/routes.ts'
import { chatSessionHandlers } from './chat-session/routes.ts'
import { chatbotSettingsHandlers } from './chatbot-settings/routes.ts'
import { consoleHandlers } from './console/routes.ts'
import { customerHandlers } from './customer/routes.ts'
import { dayHandlers } from './day/routes.ts'
import { diagnosisHandlers } from './diagnosis/routes.ts'
import { diseaseHandlers } from './disease/routes.ts'
import { dishHandlers } from './dish/routes.ts'
import { erasureHandlers } from './erasure/routes.ts'
import { answerErrors, Refusal, useFrenchValidation } from './errors.ts'
import { eventRequestHandlers } from './event-request/routes.ts'
import { figuresHandlers } from './figures/routes.ts'
import { firstStepsHandlers } from './first-steps/routes.ts'
import { houseHandlers } from './house/routes.ts'
import { isTooComplex } from './json.ts'
import { meetingRoomHandlers } from './meeting-room/routes.ts'
import { messageHandlers } from './message/routes.ts'
import { noticeHandlers } from './notice/routes.ts'
import { registerOperations } from './operations/routes.ts'
import { orderHandlers } from './order/routes.ts'
import { registerReference } from './reference/routes.ts'
import { reportHandlers } from './report/routes.ts'
import { registerRequestCalendar, requestHandlers } from './request/routes.ts'
import { reservationHandlers } from './reservation/routes.ts'
import { restaurantHandlers } from './restaurant/routes.ts'
import { restaurantMenuHandlers } from './restaurant-menu/routes.ts'
import { retentionHandlers } from './retention/routes.ts'
import { reviewHandlers } from './review/routes.ts'
import { type Services, serveAll } from './serve.ts'
import { signHandlers } from './sign/routes.ts'
import { teamHandlers } from './team/routes.ts'
import { userHandlers } from './user/routes.ts'
import { visitReviewHandlers } from './visit-review/routes.ts'

/**
 * Serialises answers; keys absent from the schema are dropped. With `checked`, every value is validated and a violation
 * is a 500. Otherwise a writer compiled from the schema is used: three times as fast, it only notices a missing key or
 * a value that matches no variant.
 */
export function answerWriter(checked: boolean): FastifySerializerCompiler<z.ZodType> {
  if (checked) return serializerCompiler
  return ({ schema }) => {
    let write: ((answer: unknown) => string) | undefined
    return (answer) => {
      // Compiled at the first answer: compiling all schemas takes a sixth of the startup.
      write ??= fastJsonStringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }) as Schema)
      return write(answer)
    }
  }
}

async function registerHeaders(app: FastifyInstance): Promise<void> {
  await registerApiHeaders(app)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
}

async function registerDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: apiTitle, version: '1.0.0' },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    stripBasePath: true,
  })
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
}

/** Parses JSON; accepts an empty body marked as JSON, which some clients always send. */
function registerBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (isTooComplex(body)) done(new Refusal(413, requestRefusals.tooLarge))
    else void parseJson(request, body, done)
  })
}

/**
 * The API: every call of the contract, its OpenAPI document and reference page, and the operators' endpoints. Register
 * it under '/api'.
 */
export async function apiPlugin(app: FastifyInstance, { config, db }: { config: Config; db: Database }): Promise<void> {
  useFrenchValidation()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(answerWriter(config.checkAnswers))
  registerBodies(app)
  app.decorateRequest('caller', null)
  answerErrors(app)
  await registerHeaders(app)
  const { maxEventLoopDelay } = config
  // A loop blocked for a whole sample counts as infinite lag: a sample must be no shorter than the allowed lag.
  await app.register(underPressure, { maxEventLoopDelay, sampleInterval: Math.max(1000, maxEventLoopDelay) })
  await registerDocument(app)
  registerReference(app)
  const secret = await loadSecret(db, config.secretKey)
  await registerAccessTokens(app, secret, config.accessTokenTtl)
  registerOperations(app, { config, db })

  // Without another backend there is nothing to read: this server has everything.
  const extensions = config.extensions === 'auto' || config.extensions
  const { supports } = createDialect({ extensions })
  const services: Services = {
    config,
    supports,
    db,
    findCaller: callerFinder(db),
    fingerprint: secret.fingerprint,
    successorOf: secret.successorOf,
    dayMark: secret.dayMark,
    signAccessToken: (claims) => signAccessToken(app, claims),
    readAccessToken: (authorization) => readAccessToken(app, authorization),
    wire: wireTimes(config.wireDates),
  }
  serveAll(app, services, 'auth', contract.auth, authHandlers(services))
  serveAll(app, services, 'account', contract.account, accountHandlers(services))
  serveAll(app, services, 'account-link', contract.accountLink, accountLinkHandlers(services))
  serveAll(app, services, 'audit', contract.audit, auditHandlers(services))
  serveAll(app, services, 'user', contract.user, userHandlers(services))
  serveAll(app, services, 'team', contract.team, teamHandlers(services))
  serveAll(app, services, 'customer', contract.customer, customerHandlers(services))
  serveAll(app, services, 'restaurant', contract.restaurant, restaurantHandlers(services))
  serveAll(app, services, 'dish', contract.dish, dishHandlers(services))
  serveAll(app, services, 'restaurant-menu', contract.restaurantMenu, restaurantMenuHandlers(services))
  serveAll(app, services, 'review', contract.review, reviewHandlers(services))
  serveAll(app, services, 'notice', contract.notice, noticeHandlers(services))
  serveAll(app, services, 'visit-review', contract.visitReview, visitReviewHandlers(services))
  serveAll(app, services, 'order', contract.order, orderHandlers(services))
  serveAll(app, services, 'reservation', contract.reservation, reservationHandlers(services))
  serveAll(app, services, 'meeting-room', contract.meetingRoom, meetingRoomHandlers(services))
  serveAll(app, services, 'event-request', contract.eventRequest, eventRequestHandlers(services))
  serveAll(app, services, 'disease', contract.disease, diseaseHandlers(services))
  serveAll(app, services, 'sign', contract.sign, signHandlers(services))
  serveAll(app, services, 'diagnosis', contract.diagnosis, diagnosisHandlers(services))
  serveAll(app, services, 'chatbot-settings', contract.chatbotSettings, chatbotSettingsHandlers(services))
  serveAll(app, services, 'chat-session', contract.chatSession, chatSessionHandlers(services))
  serveAll(app, services, 'report', contract.report, reportHandlers(services))
  serveAll(app, services, 'analytics', contract.analytics, analyticsHandlers(services))
  serveAll(app, services, 'console', contract.console, consoleHandlers(services))
  serveAll(app, services, 'assistant', contract.assistant, assistantHandlers(services))
  serveAll(app, services, 'booking', contract.booking, bookingHandlers(services))
  serveAll(app, services, 'message', contract.message, messageHandlers(services))
  serveAll(app, services, 'request', contract.request, requestHandlers(services))
  serveAll(app, services, 'day', contract.day, dayHandlers(services))
  serveAll(app, services, 'erasure', contract.erasure, erasureHandlers(services))
  serveAll(app, services, 'figures', contract.figures, figuresHandlers(services))
  serveAll(app, services, 'first-steps', contract.firstSteps, firstStepsHandlers(services))
  serveAll(app, services, 'house', contract.house, houseHandlers(services))
  serveAll(app, services, 'retention', contract.retention, retentionHandlers(services))
  serveAll(app, services, 'calendar', contract.calendar, calendarHandlers(services))
  serveAll(app, services, 'capability', contract.capability, capabilityHandlers(extensions))
  if (supports(renewCalendarFeed)) registerCalendars(app, services)
  if (supports(readVisitorRequest)) registerRequestCalendar(app, services)
  const hub = createHub(db, (work, error) => app.log.error({ err: error }, `${work} failed`))
  app.addHook('preClose', () => hub.close())
  if (supports(watchChanges)) registerChanges(app, services, hub)
  if (supports(watchMenu)) registerMenuChanges(app, services, hub)
}
