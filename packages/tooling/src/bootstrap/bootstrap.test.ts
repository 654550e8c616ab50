import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  installDependencies,
  installStamp,
  isInstalled,
  stampFile,
} from './install-dependencies.mjs'
import { withLock } from './lock.mjs'
import { currentPlatform, toolManifest, toolsFor } from './tool-table.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-bootstrap-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('инструменты голой машины', () => {
  test('старому Node 20 подбирается свежий, новому — только pnpm', () => {
    expect(toolsFor('linux-x64', '20.20.2')?.node?.version).toBe('24.21.0')
    expect(toolsFor('linux-x64', '22.17.0')).toMatchObject({ optionalNode: false })
    expect(toolsFor('linux-x64', '22.18.0')).toMatchObject({ optionalNode: true })
    expect(toolsFor('linux-x64', '24.0.0')?.node).toBeNull()
  })

  test('для musl и незнакомых платформ готового нет', () => {
    expect(toolsFor('linux-x64-musl', '24.0.0')).toBeNull()
    expect(toolsFor('sunos-x64', '24.0.0')).toBeNull()
  })

  test('у каждой платформы есть имя, версия и контрольная сумма', () => {
    for (const platform of [
      'linux-x64',
      'linux-arm64',
      'darwin-arm64',
      'darwin-x64',
      'win32-x64',
    ]) {
      const tools = toolsFor(platform, '20.11.0')
      for (const tool of [tools?.pnpm, tools?.node]) {
        expect(tool?.version).toMatch(/^\d+\.\d+\.\d+$/)
        expect(Buffer.from(tool?.integrity.replace('sha512-', '') ?? '', 'base64')).toHaveLength(64)
      }
    }
    expect(toolsFor(currentPlatform(), process.versions.node)).not.toBeNull()
  })

  test('npm получает точные версии и суммы', () => {
    const tool = { name: 'node-x', version: '1.2.3', integrity: 'sha512-abc' }
    const { manifest, lock } = toolManifest([tool])
    expect(manifest.dependencies).toEqual({ 'node-x': '1.2.3' })
    expect(lock.packages).toMatchObject({
      'node_modules/node-x': { version: '1.2.3', integrity: 'sha512-abc' },
    })
  })
})

describe('установка зависимостей', () => {
  test('нужна снова, как только изменился файл блокировки', () => {
    mkdirSync(path.join(folder, 'node_modules'))
    writeFileSync(path.join(folder, 'pnpm-lock.yaml'), 'one')
    writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), 'packages: []')
    expect(isInstalled(folder, '24.21.0')).toBe(false)
    writeFileSync(stampFile(folder), installStamp(folder, '24.21.0'))
    expect(isInstalled(folder, '24.21.0')).toBe(true)
    writeFileSync(path.join(folder, 'pnpm-lock.yaml'), 'two')
    expect(isInstalled(folder, '24.21.0')).toBe(false)
  })

  test('нужна снова, когда у одной из частей удалили node_modules', () => {
    const app = path.join(folder, 'remote-catalog')
    mkdirSync(path.join(folder, 'node_modules'))
    mkdirSync(path.join(app, 'node_modules/react'), { recursive: true })
    writeFileSync(path.join(folder, 'pnpm-lock.yaml'), 'one')
    writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), 'packages:\n  - shell\n  - remote-*\n')
    writeFileSync(path.join(app, 'package.json'), '{ "dependencies": { "react": "1" } }')
    writeFileSync(stampFile(folder), installStamp(folder, '24.21.0'))
    expect(isInstalled(folder, '24.21.0')).toBe(true)
    rmSync(path.join(app, 'node_modules'), { recursive: true })
    expect(isInstalled(folder, '24.21.0')).toBe(false)
  })

  test('отставший файл блокировки назван вместе с командой, которая его чинит', async () => {
    const pnpm = path.join(folder, 'pnpm')
    writeFileSync(pnpm, '#!/bin/sh\necho "Error: ERR_PNPM_OUTDATED_LOCKFILE"\nexit 1\n', {
      mode: 0o755,
    })
    writeFileSync(path.join(folder, 'pnpm-lock.yaml'), 'one')
    writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), 'packages: []')
    const options = { root: folder, pnpm, env: process.env, nodeVersion: '24.21.0' }
    await expect(installDependencies(options)).rejects.toThrow(
      /^pnpm-lock\.yaml отстал .*: выполните npm run add/,
    )
  })

  test('замок убитой команды не держит следующую, замок живой — держит', async () => {
    const lock = path.join(folder, 'lock')
    const waiting = Promise.withResolvers<string>()
    const told = vi.spyOn(process.stdout, 'write').mockImplementation(() => {
      waiting.resolve('ждёт')
      return true
    })
    const take = () => Promise.race([withLock(lock, async () => 'взят'), waiting.promise])
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    writeFileSync(lock, String(pid))
    expect(await take()).toBe('взят')
    writeFileSync(lock, String(process.pid))
    expect(await take()).toBe('ждёт')
    told.mockRestore()
  })
})

describe('команда', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'bootstrap.mjs'), ...args], {
      encoding: 'utf8',
    })

  test('неизвестная названа одним предложением и кончается ошибкой', () => {
    const { status, stderr, stdout } = run('fly')
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^Команды «fly» нет; есть start, test, .*\.\n$/)
  })
})
