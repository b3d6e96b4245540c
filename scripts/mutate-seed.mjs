import { fc } from 'property-tests'

// A property’s name holds its seed, and Stryker finds the tests of a mutant by their names.
fc.configureGlobal({ seed: 16, interruptAfterTimeLimit: 2000 })
