import { fc } from 'property-tests'

// The seed is part of a property’s name, and Stryker finds a mutant's tests by name: keep it fixed.
fc.configureGlobal({ seed: 16, interruptAfterTimeLimit: 2000 })
