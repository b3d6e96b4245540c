import { paths } from '@potager/domain/paths'
import { Route } from 'react-router-dom'
import { Admin, type AdminProps, CustomRoutes, Resource } from './app/Admin.tsx'
import { views } from './app/lazyPage.ts'
import * as pages from './app/pages.ts'
import { Shell } from './app/Shell.tsx'
import { authProvider, dataProvider } from './services.ts'

/** The back-office: its resources and its other pages. `app/router.tsx` makes the routes of them. */
export const App = ({ theme }: Pick<AdminProps, 'theme'>) => (
  <Admin authProvider={authProvider} dataProvider={dataProvider} layout={Shell} theme={theme}>
    <Resource name="orders" {...views(() => import('./resources/orders.tsx'))} />
    <Resource name="dishes" {...views(() => import('./resources/dishes.tsx'))} />
    <Resource name="restaurants" {...views(() => import('./resources/restaurants.tsx'))} />
    <Resource name="reservations" {...views(() => import('./resources/reservations.tsx'))} />
    <Resource name="event-requests" {...views(() => import('./resources/event-requests.tsx'))} />
    <Resource name="customers" {...views(() => import('./resources/customers.tsx'))} />
    <Resource name="reviews" {...views(() => import('./resources/reviews.tsx'))} />
    <Resource name="diseases" {...views(() => import('./resources/diseases.tsx'))} />
    <Resource name="sessions" {...views(() => import('./resources/sessions.tsx'))} />
    <Resource name="reports" {...views(() => import('./resources/reports.tsx'))} />
    <Resource name="users" {...views(() => import('./resources/users.tsx'))} />
    <Resource name="audit" {...views(() => import('./resources/audit.tsx'))} />
    <CustomRoutes>
      <Route path={paths.dashboard} Component={pages.Orders} />
      <Route path={paths.service} Component={pages.Service} />
      <Route path={paths.createOrder} Component={pages.CreateOrder} />
      <Route path={paths.createDish} Component={pages.CreateDish} />
      <Route path={paths.createRestaurant} Component={pages.CreateRestaurant} />
      <Route path={paths.reservations} Component={pages.Reservations} />
      <Route path={paths.createReservation} Component={pages.CreateReservation} />
      <Route path={paths.manageReservations} Component={pages.ManageReservations} />
      <Route path={paths.daySheet} Component={pages.DaySheet} />
      <Route path={paths.eventRequests} Component={pages.EventRequests} />
      <Route path={paths.createEventRequest} Component={pages.CreateEventRequest} />
      <Route path={paths.manageEventRequests} Component={pages.ManageEventRequests} />
      <Route path={paths.chatbotDashboard} Component={pages.ChatbotDashboard} />
      <Route path={paths.diseases} Component={pages.Diseases} />
      <Route path={paths.signs} Component={pages.Signs} />
      <Route path={paths.sessions} Component={pages.ChatSessions} />
      <Route path={paths.reports} Component={pages.Reports} />
      <Route path={paths.analytics} Component={pages.Analytics} />
      <Route path={paths.chatbotSettings} Component={pages.ChatbotSettings} />
      <Route path={paths.reviewModeration} Component={pages.Moderation} />
      <Route path={paths.messages} Component={pages.Messages} />
      <Route path={paths.figures} Component={pages.Figures} />
      <Route path={paths.account} Component={pages.Account} />
      <Route path={paths.console} Component={pages.Console} />
    </CustomRoutes>
  </Admin>
)
