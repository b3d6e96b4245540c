import { paths } from '@potager/domain/paths'
import { authProvider, dataProvider } from '../platform/services.ts'
import { Admin, type AdminProps, CustomRoutes, Resource, Route, views } from './Admin.tsx'
import * as pages from './pages.ts'
import { Shell } from './Shell.tsx'

/** The back-office: its resources and its other pages. `app/router.tsx` makes the routes of them. */
export const App = ({ theme }: Pick<AdminProps, 'theme'>) => (
  <Admin authProvider={authProvider} dataProvider={dataProvider} layout={Shell} theme={theme}>
    <Resource name="orders" {...views(() => import('../resources/orders.tsx'))} />
    <Resource name="dishes" {...views(() => import('../resources/dishes.tsx'))} />
    <Resource name="restaurants" {...views(() => import('../resources/restaurants.tsx'))} />
    <Resource name="reservations" {...views(() => import('../resources/reservations.tsx'))} />
    <Resource name="event-requests" {...views(() => import('../resources/event-requests.tsx'))} />
    <Resource name="customers" {...views(() => import('../resources/customers.tsx'))} />
    <Resource name="reviews" {...views(() => import('../resources/reviews.tsx'))} />
    <Resource name="diseases" {...views(() => import('../resources/diseases.tsx'))} />
    <Resource name="sessions" {...views(() => import('../resources/sessions.tsx'))} />
    <Resource name="reports" {...views(() => import('../resources/reports.tsx'))} />
    <Resource name="users" {...views(() => import('../resources/users.tsx'))} />
    <Resource name="audit" {...views(() => import('../resources/audit.tsx'))} />
    <CustomRoutes>
      <Route path={paths.dashboard} lazy={pages.Orders} />
      <Route path={paths.service} lazy={pages.Service} />
      <Route path={paths.createOrder} lazy={pages.CreateOrder} />
      <Route path={paths.createDish} lazy={pages.CreateDish} />
      <Route path={paths.createRestaurant} lazy={pages.CreateRestaurant} />
      <Route path={paths.reservations} lazy={pages.Reservations} />
      <Route path={paths.createReservation} lazy={pages.CreateReservation} />
      <Route path={paths.manageReservations} lazy={pages.ManageReservations} />
      <Route path={paths.daySheet} lazy={pages.DaySheet} />
      <Route path={paths.eventRequests} lazy={pages.EventRequests} />
      <Route path={paths.createEventRequest} lazy={pages.CreateEventRequest} />
      <Route path={paths.manageEventRequests} lazy={pages.ManageEventRequests} />
      <Route path={paths.chatbotDashboard} lazy={pages.ChatbotDashboard} />
      <Route path={paths.diseases} lazy={pages.Diseases} />
      <Route path={paths.signs} lazy={pages.Signs} />
      <Route path={paths.sessions} lazy={pages.ChatSessions} />
      <Route path={paths.reports} lazy={pages.Reports} />
      <Route path={paths.analytics} lazy={pages.Analytics} />
      <Route path={paths.chatbotSettings} lazy={pages.ChatbotSettings} />
      <Route path={paths.reviewModeration} lazy={pages.Moderation} />
      <Route path={paths.messages} lazy={pages.Messages} />
      <Route path={paths.figures} lazy={pages.Figures} />
      <Route path={paths.account} lazy={pages.Account} />
      <Route path={paths.console} lazy={pages.Console} />
    </CustomRoutes>
  </Admin>
)
