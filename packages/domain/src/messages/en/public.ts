import type * as fr from '../fr/public.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'

export const publicMessages = {
  homeTitle: 'vegetarian, organic and local restaurants',
  cuisines: ['Vegetarian', 'Organic', 'Local'],
  seeMenu: 'See the menu',
  createDish: '+ Create a dish',
  restaurant: 'Restaurant',
  allRestaurants: 'All restaurants',
  address: 'Address',
  phone: 'Phone',
  askReservation: 'Ask for a reservation',
  askEvent: 'Hold an event',
  hours: 'Hours',
  rooms: 'Meeting rooms',
  roomSeats: (seats) => plural(seats, 'person', 'people'),
  bookable: 'Can be booked',
  notBookable: 'Cannot be booked',
  open: 'Open now',
  openUntil: (time) => `Open · closes at ${time}`,
  closed: 'Closed',
  opensToday: (time) => `Closed · opens at ${time}`,
  opensTomorrow: (time) => `Closed · opens tomorrow at ${time}`,
  opensOn: (day, time) => `Closed · opens ${day} at ${time}`,
  today: 'today',
  missingTitle: 'Page not found',
  missingText: 'This address leads nowhere. The page may have been removed.',
  backHome: 'Back to the home page',
} satisfies Translated<typeof fr.publicMessages>

export const publicReviewMessages = {
  heading: 'Customer reviews',
  average: (average) => `${average.toFixed(1)} out of 5`,
  count: (count) => plural(count, 'review'),
  rating: (rating) => `Rating: ${rating} out of 5`,
  noRating: 'No rating',
  noComment: 'A rating without a comment.',
  written: (date) => `Review of ${date}`,
  visited: (date) => `Visit of ${date}`,
  checked: 'Read before they are published, latest first.',
  rules: 'Reviews: rules of publication',
  newer: 'Newer reviews',
  older: 'More reviews',
  pages: 'Pages of reviews',
  page: (page, pages) => `Page ${page} of ${pages}`,
  noSuchPage: 'There are no reviews on this page.',
  failure: 'The reviews could not be loaded.',
} satisfies Translated<typeof fr.publicReviewMessages>

export const reviewRulesMessages = {
  intro: 'How reviews are collected, read, ranked and kept.',
  sections: [
    {
      heading: 'Who may write a review',
      text: [
        'Anyone signed in to their account, once for a restaurant or a dish, stating the day of their visit.',
        'Nothing is given in return for a review. An owner cannot rate their own restaurant.',
      ],
    },
    {
      heading: 'How they are read',
      text: [
        'Each review is read by somebody of the team before it is published, never by its author. It is published as it is or refused as a whole: its text is not touched.',
        'A bad review is published like the others. The delay depends on how many are waiting; beyond seven days they come first.',
      ],
    },
    {
      heading: 'Why a review is refused',
      reasons: true,
      text: [
        'The exact reason is kept with the review, and its author may ask the restaurant’s team for it. It may be:',
      ],
    },
    {
      heading: 'Ranking, rating and dates',
      text: [
        'Reviews are ranked from latest to oldest. Each bears the day it was written and the day of the visit.',
        'The rating is the average of all ratings published, rounded to one decimal, without weights. The number of reviews stands beside it.',
      ],
    },
    {
      heading: 'How long they are kept',
      text: [
        'A published review stays so without limit, under a shortened name. Its author may ask for its removal at any time.',
      ],
    },
    {
      heading: 'Reporting a doubt',
      text: ['A review seems false or out of place? Tell the team of the restaurant, with its date.'],
    },
  ],
} satisfies Translated<typeof fr.reviewRulesMessages>
