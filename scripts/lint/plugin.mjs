import { oldestBrowsers, secureContext } from './browsers.mjs'
import { textOutsideCatalogue } from './text-outside-catalogue.mjs'

export default {
  meta: { name: 'potager' },
  rules: {
    'oldest-browsers': oldestBrowsers,
    'secure-context': secureContext,
    'text-outside-catalogue': textOutsideCatalogue,
  },
}
