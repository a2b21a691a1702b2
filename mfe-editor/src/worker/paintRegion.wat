;; What a fill writes, compiled to paintRegion.wasm.ts by `npm run wasm -w mfe-editor`.
;; The memory holds the shown pixels at address 0, and behind them the lists of the regions.
(module
  (memory (import "picture" "memory") 1)

  ;; Writes `pixel` over runs of pixels. $starts and $ends are the addresses of the first run's first pixel and of the
  ;; pixel after it, both pixel numbers of four bytes; $stop is the address after the last start.
  (func (export "paintRuns") (param $starts i32) (param $ends i32) (param $stop i32) (param $pixel i32)
    (local $four v128) (local $at i32) (local $end i32) (local $last i32)
    (local.set $four (i32x4.splat (local.get $pixel)))
    (block $done
      (loop $nextRun
        (br_if $done (i32.ge_u (local.get $starts) (local.get $stop)))
        (local.set $at (i32.shl (i32.load (local.get $starts)) (i32.const 2)))
        (local.set $end (i32.shl (i32.load (local.get $ends)) (i32.const 2)))
        (local.set $starts (i32.add (local.get $starts) (i32.const 4)))
        (local.set $ends (i32.add (local.get $ends) (i32.const 4)))
        (if (i32.ge_u (i32.sub (local.get $end) (local.get $at)) (i32.const 16))
          (then
            ;; The last four pixels first: what is written in fours before them may overlap them, and need not count.
            (local.set $last (i32.sub (local.get $end) (i32.const 16)))
            (v128.store (local.get $last) (local.get $four))
            (block $lessThanSixteen
              (loop $nextSixteen
                (br_if $lessThanSixteen
                  (i32.lt_u (i32.sub (local.get $end) (local.get $at)) (i32.const 64)))
                (v128.store (local.get $at) (local.get $four))
                (v128.store offset=16 (local.get $at) (local.get $four))
                (v128.store offset=32 (local.get $at) (local.get $four))
                (v128.store offset=48 (local.get $at) (local.get $four))
                (local.set $at (i32.add (local.get $at) (i32.const 64)))
                (br $nextSixteen)))
            (loop $nextFour
              (if (i32.lt_u (local.get $at) (local.get $last))
                (then
                  (v128.store (local.get $at) (local.get $four))
                  (local.set $at (i32.add (local.get $at) (i32.const 16)))
                  (br $nextFour)))))
          (else
            (loop $nextPixel
              (if (i32.lt_u (local.get $at) (local.get $end))
                (then
                  (i32.store (local.get $at) (local.get $pixel))
                  (local.set $at (i32.add (local.get $at) (i32.const 4)))
                  (br $nextPixel))))))
        (br $nextRun))))

  ;; Writes single pixels under grey: $edges is the address of the first pixel number, $stop the one after the last,
  ;; $lights the address of their luminances (a byte each), $shades that of the colour under each luminance.
  (func (export "paintEdges") (param $edges i32) (param $stop i32) (param $lights i32) (param $shades i32)
    (loop $nextEdge
      (if (i32.lt_u (local.get $edges) (local.get $stop))
        (then
          (i32.store
            (i32.shl (i32.load (local.get $edges)) (i32.const 2))
            (i32.load
              (i32.add (local.get $shades) (i32.shl (i32.load8_u (local.get $lights)) (i32.const 2)))))
          (local.set $edges (i32.add (local.get $edges) (i32.const 4)))
          (local.set $lights (i32.add (local.get $lights) (i32.const 1)))
          (br $nextEdge))))))
