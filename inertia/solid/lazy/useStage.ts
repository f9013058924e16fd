import { type RefObject, useEffect, useRef, useState } from 'react'
import { Stage } from '~/solid/lazy/Stage'
import { between, FRONT, START, type View } from '~/solid/lazy/view'

/** The duration of a change of the view, in milliseconds. */
const DURATION = { opening: 1100, step: 220 }

/**
 * Creates a stage and loads a solid. The view turns from the front to the side, at once for visitors
 * who prefer reduced motion. The state is whether the solid is shown, or why not.
 *
 * @param container the element that the canvas is added to
 * @param address the URL of the GLB file
 */
export function useStage(container: RefObject<HTMLElement | null>, address: string) {
  const [stage, setStage] = useState<Stage>()
  const [state, setState] = useState<'loading' | 'shown' | 'failed' | 'unsupported'>('loading')
  const [view, setView] = useState(START)
  const target = useRef(START)
  const rendered = useRef(FRONT)
  const frame = useRef(0)

  useEffect(() => {
    const { current: element } = container
    let isOpen = true
    const fail = () => {
      if (isOpen) setState('failed')
      isOpen = false
    }
    const opened = element && Stage.create(element, fail)
    if (!opened) return void Promise.resolve('unsupported' as const).then(setState)

    const observer = new ResizeObserver(() =>
      opened.resize(element.clientWidth, element.clientHeight)
    )
    opened.load(address).then(() => {
      if (!isOpen) return
      observer.observe(element)
      setStage(opened)
      setState('shown')
      go(opened, START, DURATION.opening)
    }, fail)
    return () => {
      isOpen = false
      observer.disconnect()
      cancelAnimationFrame(frame.current)
      opened.dispose()
    }
  }, [container, address])

  function go(on: Stage, to: View, duration: number) {
    cancelAnimationFrame(frame.current)
    const from = rendered.current
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    const start = performance.now()
    const step = (now: number) => {
      const progress = isReduced ? 1 : Math.max(now - start, 0) / duration
      rendered.current = between(from, to, progress)
      on.setView(rendered.current)
      if (progress < 1) frame.current = requestAnimationFrame(step)
    }
    frame.current = requestAnimationFrame(step)
  }

  return {
    stage,
    state,
    /** The current view, or the one that an animation leads to. */
    view,
    /** Changes the view: animated, or at once while a pointer drags. */
    changeView: (change: (view: View) => View, isAnimated = true) => {
      target.current = change(target.current)
      setView(target.current)
      if (stage) go(stage, target.current, isAnimated ? DURATION.step : 1)
    },
  }
}
