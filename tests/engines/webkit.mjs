import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../fixtures/processes/free_port.ts'

/** The toolbar of WebKit's browser would be wider than a phone. */
const GTK_STYLE =
  '* { min-width: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0) }'

/** What is missing on this machine; undefined if nothing is. */
export function missing() {
  const packages = [
    ['WebKitWebDriver', 'webkit2gtk-driver'],
    ['Xvfb', 'xvfb'],
  ]
  return packages.find(([program]) => spawnSync('which', [program]).status !== 0)?.[1]
}

/** Starts WebKit's own browser on a screen of its own, driven by WebKitWebDriver. */
export async function start() {
  const { Builder, Key } = await import('selenium-webdriver')
  const settings = mkdtempSync(join(tmpdir(), 'saumer-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), GTK_STYLE)

  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] }
  )
  const [display] = await once(screen.stdout.setEncoding('utf8'), 'data')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display.trim()}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: settings,
    },
    stdio: 'ignore',
  })
  const stop = () => {
    driver.kill()
    screen.kill()
    rmSync(settings, { recursive: true, force: true })
  }
  try {
    await listening(port)
    const capabilities = { browserName: 'MiniBrowser' }
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build()
    return { newTab: () => newTab(session, Key), stop: () => session.quit().finally(stop) }
  } catch (error) {
    stop()
    throw error
  }
}

async function newTab(session, Key) {
  const [first] = await session.getAllWindowHandles()
  await session.switchTo().newWindow('window')
  const keys = {
    ArrowDown: Key.ARROW_DOWN,
    ArrowLeft: Key.ARROW_LEFT,
    ArrowRight: Key.ARROW_RIGHT,
    ArrowUp: Key.ARROW_UP,
    End: Key.END,
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    Home: Key.HOME,
    Space: Key.SPACE,
    Tab: Key.TAB,
  }
  const evaluate = async (expression) => {
    const { value, error } = await session.executeAsyncScript(
      `const done = arguments[0];
      Promise.resolve()
        .then(() => (${expression}))
        .then((value) => done({ value }), (error) => done({ error: String(error) }))`
    )
    if (error) throw new Error(error)
    return value ?? undefined
  }
  return {
    goto: (url) => session.get(url),
    evaluate,
    async resize(width, height) {
      const window = session.manage().window()
      await window.setRect({ width, height })
      const toolbar = await evaluate('outerHeight - innerHeight')
      await window.setRect({ width, height: height + toolbar })
    },
    click: (x, y) => session.actions().move({ x, y }).click().perform(),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    screenshot: () => session.takeScreenshot(),
    async close() {
      await evaluate('[localStorage, sessionStorage].forEach((each) => each.clear())')
      await session.close()
      await session.switchTo().window(first)
    },
  }
}

/** Waits until a program listens to a port of this machine. */
async function listening(port, tries = 100) {
  try {
    await fetch(`http://127.0.0.1:${port}/status`)
  } catch (error) {
    if (tries === 0) throw error
    await new Promise((proceed) => setTimeout(proceed, 100))
    await listening(port, tries - 1)
  }
}
