import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest, failuresOutside } from './failures.ts'
import OutsideReporter, { OUTSIDE_FILE } from './outside.reporter.ts'

test('упавший тест назван файлом, именем и первой строкой причины', () => {
  const passed = { status: 'passed', fullName: 'целое' }
  const failed = {
    status: 'failed',
    fullName: 'корзина считает',
    failureMessages: ['\u001b[31mAssertionError: 1 вместо 2\u001b[39m\n    at somewhere'],
  }
  expect(
    failuresOfVitest(
      [
        { name: '/shop/packages/a.test.ts', status: 'failed', assertionResults: [passed, failed] },
        { name: '/shop/packages/b.test.ts', status: 'passed', assertionResults: [passed] },
      ],
      '/shop',
    ),
  ).toEqual(['packages/a.test.ts › корзина считает: AssertionError: 1 вместо 2'])
})

test('файл, который не загрузился, назван без теста', () => {
  const file = {
    name: '/shop/c.test.ts',
    status: 'failed',
    message: 'нет модуля',
    assertionResults: [],
  }
  expect(failuresOfVitest([file], '/shop')).toEqual(['c.test.ts › —: нет модуля'])
})

test('в браузере: вложенные описания, устройство и прошедшее со второго раза', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [
      {
        projectName: 'phone',
        status,
        results: [{ duration: 1 }, { duration: 1, error: { message } }],
      },
    ],
  })
  expect(
    failuresOfPlaywright([
      {
        specs: [spec('целое', 'expected')],
        suites: [
          { specs: [spec('упало', 'unexpected', 'нет кнопки\nдальше'), spec('не сразу', 'flaky')] },
        ],
      },
    ]),
  ).toEqual(['[phone] a.spec.ts:7 › упало: нет кнопки', '[phone] a.spec.ts:7 › не сразу'])
})

test('брошенное мимо тестов названо, хотя все тесты зелёные', () => {
  const late = {
    message: 'window is not defined\nстек',
    type: 'Unhandled Rejection',
    file: '/shop/d.test.ts',
  }
  expect(failuresOutside([late, { message: 'нет работника' }], '/shop')).toEqual([
    'd.test.ts › Unhandled Rejection: window is not defined',
    '— › Unhandled Error: нет работника',
  ])
})

test('о работнике, который умер, сказано и то, отчего', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outside-'))
  const file = path.join(folder, 'errors.json')
  vi.stubEnv(OUTSIDE_FILE, file)
  try {
    const died = { name: 'Error', message: 'Worker emitted error.', cause: { message: 'exited' } }
    new OutsideReporter().onTestRunEnd([], [died], 'failed')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
      { message: 'Error Worker emitted error. (exited)' },
    ])
  } finally {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  }
})
