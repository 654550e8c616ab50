import type { User } from '@isp/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Auth } from './auth-state.ts'
import {
  type AgreementChoice,
  chooseAutomatically,
  firstAgreementOf,
  nothingChosen,
} from './company-choice.ts'
import { hasSignIn, identityOf, SIGN_IN_SECONDS, sessionCookies, signInCookies } from './cookies.ts'
import type { SessionPorts } from './ports.ts'
import { storageNames } from './storage-names.ts'
import { clientIdOf, writeTokens } from './token-refresh.ts'

const YES = 'yes'
const LOGOUT_PATIENCE_MS = 3000

type AuthOptions = {
  ports: SessionPorts
  /** The cookies have changed by this tab's own doing. */
  onIdentity: () => void
  /** Brings in what was collected before the sign-in; resolves when that is over, well or not. */
  onSignedIn: () => Promise<unknown>
  onSignedOut: () => void
  /** The person has confirmed a company and an agreement. */
  onConfirmed: () => void
  /** The server has named the person. */
  onUser: (user: User) => void
}

export type AuthOfSession = {
  store: StoreApi<Auth>
  isSignedIn: () => boolean
  /** During a sign-in, and while a refused choice is made anew: the server may take its time to name the person. */
  isEntering: () => boolean
  restore: () => void
  /** The sign-in has ended without the visitor's doing: refresh refused. */
  lose: () => void
  rejectChoice: () => void
}

/** Who is here, and for which company (§2.6, §2.7, §4). Cookies are the truth; the store shows them. */
export const createAuth = (options: AuthOptions): AuthOfSession => {
  const { ports } = options
  const { cookies, storage, api } = ports
  const { authConfirmed, notModeration } = storageNames.local
  /** Choices that the server has refused: not tried again in this visit. */
  const refused = new Set<string>()

  let isEntering = false
  /** One change to all others: after a sign-in with the basket merged, after a refused choice with the next one made. */
  const onIdentity = () => isEntering || options.onIdentity()
  const handleEntered = () => {
    isEntering = false
    onIdentity()
  }
  const isSignedIn = () => hasSignIn(cookies.read)
  const keepCookie = (name: string, value: string | null) =>
    value === null ? cookies.remove(name) : cookies.write(name, value, SIGN_IN_SECONDS)
  const keepFlag = (name: string, isSet: boolean) =>
    isSet ? storage.write(name, YES) : storage.remove(name)

  const keepChoice = (choice: AgreementChoice) => {
    keepCookie(sessionCookies.company, choice.companyUuid)
    keepCookie(sessionCookies.agreement, choice.agreementUuid)
    keepCookie(sessionCookies.specification, choice.specificationUuid)
    store.setState({ ...choice })
  }

  const takeUser = (user: User) => {
    options.onUser(user)
    const remembered = {
      companyUuid: cookies.read(sessionCookies.company),
      agreementUuid: cookies.read(sessionCookies.agreement),
      specificationUuid: cookies.read(sessionCookies.specification),
      isConfirmed: storage.read(authConfirmed) === YES,
    }
    const { isConfirmed, ...choice } = chooseAutomatically(user, remembered)
    keepChoice(choice)
    keepFlag(authConfirmed, isConfirmed)
    store.setState({
      status: 'signed-in',
      user,
      isUserFailed: false,
      isConfirmed,
    })
  }

  const forget = () => {
    for (const name of signInCookies) cookies.remove(name)
    keepFlag(authConfirmed, false)
    keepFlag(notModeration, false)
    store.setState({
      status: 'anonymous',
      user: null,
      isUserFailed: false,
      companyUuid: null,
      agreementUuid: null,
      specificationUuid: null,
      isConfirmed: false,
      isNotModeration: false,
    })
  }

  const reloadUser = async () => {
    if (!isSignedIn()) return
    store.setState({ isUserFailed: false })
    try {
      const user = await api.currentUser()
      if (!isSignedIn()) return // signed out while the answer was on its way
      takeUser(user)
      onIdentity()
    } catch {
      if (isSignedIn()) store.setState({ isUserFailed: true })
    }
  }

  const store = createStore<Auth>()((set, get) => ({
    status: 'unknown',
    user: null,
    isUserFailed: false,
    companyUuid: null,
    agreementUuid: null,
    specificationUuid: null,
    isConfirmed: false,
    isNotModeration: false,
    dialog: null,
    signIn: async (tokens) => {
      forget() // a choice or a flag of somebody before must not become this user's
      set({ status: 'unknown' })
      isEntering = true
      writeTokens(ports, tokens)
      clientIdOf(ports)
      try {
        takeUser(await api.currentUser())
        await options.onSignedIn()
      } catch (error) {
        forget()
        throw error
      } finally {
        handleEntered()
      }
    },
    signOut: async () => {
      const refreshToken = cookies.read(sessionCookies.refreshToken)
      forget()
      set({ dialog: null })
      options.onSignedOut()
      handleEntered()
      const patience = new Promise((resolve) => setTimeout(resolve, LOGOUT_PATIENCE_MS))
      // the browser has forgotten everything already: an unreachable server must not keep the visitor here
      if (refreshToken) await Promise.race([api.logout({ refreshToken }).catch(() => {}), patience])
      ports.page.open('/')
    },
    chooseCompany: (uuid) => {
      const agreementUuid = firstAgreementOf(get().user, uuid)
      keepChoice({ companyUuid: uuid, agreementUuid, specificationUuid: null })
      keepFlag(notModeration, false)
      set({ isNotModeration: false })
      onIdentity()
    },
    chooseAgreement: (uuid) => {
      const { companyUuid } = get()
      keepChoice({ companyUuid, agreementUuid: uuid, specificationUuid: null })
      onIdentity()
    },
    chooseSpecification: (specificationUuid) => {
      const { companyUuid, agreementUuid } = get()
      keepChoice({ companyUuid, agreementUuid, specificationUuid })
      onIdentity()
    },
    choose: (choice) => {
      const isOther = choice.companyUuid !== get().companyUuid
      keepChoice(choice)
      if (isOther) {
        keepFlag(notModeration, false)
        set({ isNotModeration: false })
      }
      onIdentity()
    },
    confirm: () => {
      keepFlag(authConfirmed, true)
      set({ isConfirmed: true })
      options.onConfirmed()
    },
    continueOnModeration: () => {
      keepFlag(notModeration, true)
      set({ isNotModeration: true })
    },
    reloadUser,
    openAuth: (dialog) => set({ dialog: { returnTo: null, ...dialog } }),
    closeAuth: () => set({ dialog: null }),
  }))

  return {
    store,
    isSignedIn,
    isEntering: () => isEntering,
    restore: () => {
      if (!isSignedIn()) return store.setState({ status: 'anonymous' })
      store.setState({
        status: 'signed-in',
        companyUuid: cookies.read(sessionCookies.company),
        agreementUuid: cookies.read(sessionCookies.agreement),
        specificationUuid: cookies.read(sessionCookies.specification),
        isConfirmed: storage.read(authConfirmed) === YES,
        isNotModeration: storage.read(notModeration) === YES,
      })
      void reloadUser()
    },
    lose: () => {
      forget()
      onIdentity()
    },
    rejectChoice: () => {
      const choice = identityOf(cookies.read)
      if (refused.has(choice)) return
      refused.add(choice)
      keepChoice(nothingChosen)
      keepFlag(authConfirmed, false)
      store.setState({ isConfirmed: false })
      isEntering = true
      void reloadUser().finally(handleEntered)
    },
  }
}
