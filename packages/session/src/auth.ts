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
  /** Called when this tab has changed the cookies. */
  onIdentity: () => void
  /** Merges what was collected before the sign-in; always resolves, even after a failure. */
  onSignedIn: () => Promise<unknown>
  onSignedOut: () => void
  /** Called when the user has confirmed a company and an agreement. */
  onConfirmed: () => void
  /** Called when the server has returned the user. */
  onUser: (user: User) => void
}

export type AuthOfSession = {
  store: StoreApi<Auth>
  isSignedIn: () => boolean
  /** True during a sign-in and while a refused choice is being replaced: the server may be slow to return the user. */
  isEntering: () => boolean
  restore: () => void
  /** Ends the sign-in because the server has refused to refresh the tokens. */
  lose: () => void
  rejectChoice: () => void
}

/** The user's sign-in and chosen company (§2.6, §2.7, §4). The cookies are authoritative; the store mirrors them. */
export const createAuth = (options: AuthOptions): AuthOfSession => {
  const { ports } = options
  const { cookies, storage, api } = ports
  const { authConfirmed, notModeration } = storageNames.local
  /** Choices refused by the server; not tried again in this visit. */
  const refused = new Set<string>()

  let isEntering = false
  /** Delayed until a sign-in has merged the basket, or a refused choice is replaced, so that listeners see one change. */
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
      if (!isSignedIn()) return // signed out while the request was running
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
      forget() // drops the choice and flags of a previous user
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
      // local data is deleted already: an unreachable server must not delay leaving the page
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
